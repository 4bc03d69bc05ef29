/* One call for a request: fixtures by the clauses of RFC 9112, RFC 9110, RFC 9113 and RFC 8441,
 * each also in pieces and into buffers of every size; and theorems of the normal path. */
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

static int hazard_named(struct uric_bytes name)
{
    int i = 0;

    while (i < URIC_HAZARDS && (strlen(uric_hazard_name(i)) != name.n ||
                                memcmp(uric_hazard_name(i), name.s, name.n) != 0))
        i++;
    assert_true(i < URIC_HAZARDS);
    return i;
}

static int is_word(const char *line, const char *name)
{
    return strncmp(line, name, strlen(name)) == 0;
}

/* An option with a value: name:"value". */
static void take_value(struct row *row, const char *name, struct uric_bytes value)
{
    if (is_word(name, "scheme:"))
        row->request.target_scheme = value;
    else if (is_word(name, "authority:"))
        row->request.target_authority = value;
    else if (is_word(name, "protocol:"))
        row->request.target_protocol = value;
    else if (is_word(name, "redirect:"))
        row->policy.redirected |= (uint64_t)1 << hazard_named(value);
    else
        fail_msg("unknown option: %s", name);
}

static void take_option(struct row *row, const char *name, size_t n)
{
    static const struct uric_bytes hosts[] = { { "h", 1 }, { "example.com", 11 }, { "[::1]", 5 } };
    static const struct uric_bytes protocols[] = { { "websocket", 9 }, { "connect-udp", 11 } };
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
    } else if (strncmp(name, "2 ", 2) == 0) {
        row->request.version = URIC_HTTP_2;
    } else if (strncmp(name, "serves ", 7) == 0) {
        p->hosts = hosts, p->host_count = 3;
    } else if (strncmp(name, "tunnels ", 8) == 0) {
        p->protocols = protocols, p->protocol_count = 2;
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
    const char *option;
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
        if (line[0] == '-' && line[1] == ' ') {
            count++;
            line++;
            continue;
        }
        option = line;
        line += strcspn(line, " \"");
        if (*line == '"')
            take_value(row, option, take_string(row, &line));
        else
            take_option(row, option, (size_t)(line - option));
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
    struct uric_bytes location;
    char bytes[LONGEST];

    to += sprintf(to, "%s", uric_request_reason(r));
    if (r->verdict == URIC_VERDICT_REDIRECT) {
        assert_int_equal(uric_request_location(r, bytes, sizeof bytes, &location.n), URIC_OK);
        location.s = bytes;
        put_string(to, location);
    }
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
    if (target.s != NULL) {
        uric_request_target(&m, guard_end(target.s, split), split);
        uric_request_target(&m, guard_end(target.s + split, target.n - split), target.n - split);
    }
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
    memset(&again.request, 0, sizeof again.request);
    again.request.scheme = row->request.scheme;
    again.policy.hosts = NULL;
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

/* The location is a reference within the origin that leads to the normal path, which is not
 * redirected again. */
static void leads_on(const struct row *row, const struct uric_request_result *r)
{
    struct row again = *row;
    struct uric_request_result second;
    struct uric base, u;
    char location[LONGEST], buffer[LONGEST];
    size_t length, n, size;

    assert_int_equal(uric_request_location(r, location, sizeof location, &n), URIC_OK);
    for (size = 0; size < n; size++) {
        memset(buffer, '!', sizeof buffer);
        assert_int_equal(uric_request_location(r, size > 0 ? buffer : NULL, size, &length),
                         URIC_TOO_SMALL);
        assert_int_equal(length, n);
        assert_int_equal(buffer[0], '!');
    }
    assert_int_equal(uric_parse(location, n, &u), URIC_OK);
    assert_false(uric_has(&u, URIC_SCHEME) || uric_has(&u, URIC_HOST));
    assert_int_equal(uric_parse("http://h/", 9, &base), URIC_OK);
    assert_int_equal(uric_resolve(uric_bind("http://h/", &base), uric_bind(location, &u),
                                  URIC_RESOLVE_STRICT, buffer, sizeof buffer, &length, NULL),
                                  URIC_OK);
    assert_memory_equal(buffer, "http://h", 8);
    assert_memory_equal(buffer + 8, r->path.s, r->path.n);
    again.request.target.s = buffer + 8;
    again.request.target.n = length - 8;
    assert_int_equal(uric_request(&again.request, &again.policy, location, sizeof location,
                                  &length, &second), URIC_OK);
    assert_false(second.copied & 1);
}

static int code_of(const char *reason)
{
    static const struct {
        const char *name;
        int code;
    } codes[] = { { "ok", 0 },       { "scheme", 421 },   { "host-not-served", 421 },
                  { "protocol", 501 }, { "redirect", 307 } };
    size_t i;

    for (i = 0; i < sizeof codes / sizeof *codes; i++) {
        if (strcmp(codes[i].name, reason) == 0)
            return codes[i].code;
    }
    return 400;
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
    assert_int_equal(uric_verdict_code(r.verdict), code_of(uric_request_reason(&r)));
    assert_true(r.reserved[0] == 0 && r.reserved[1] == 0);
    each_size(&row, &r, length);
    each_split(&row, &r, status);
    if (status == URIC_OK)
        path_is_normal(&row, &r);
    if (r.verdict == URIC_VERDICT_REDIRECT)
        leads_on(&row, &r);
}

static void check_fixture(const char *name, unsigned at_least)
{
    char path[512], line[LONGEST];
    unsigned rows = 0;
    FILE *stream;

    snprintf(path, sizeof path, "%s/tests/fixtures/request/%s.txt", root, name);
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
    assert_true(rows >= at_least);
}

static void rfc9112(void **state)
{
    (void)state;
    check_fixture("rfc9112", 200);
}

static void rfc9113(void **state)
{
    (void)state;
    check_fixture("rfc9113", 75);
}

static void policies(void **state)
{
    (void)state;
    check_fixture("policies", 50);
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
        { "/a/..%20/b", "trimmed-dots," },
        { "/a/%20%09.", "encoded-tab,trimmed-dots," },
        { "/a/%2e.%0d%0A", "encoded-crlf,trimmed-dots," },
        { "/a/..%20;b", "trimmed-dots," },
        { "/a/..%20%2fb", "encoded-slash,trimmed-dots," },
        { "/a/.%20./...%20/..%21/%20/b..%20", "" },
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

/* Only a strict policy has short cuts for the usual path; a tolerant one reads each byte. */
static void check_short_cut(const char *path, size_t n)
{
    struct uric_tolerance tolerance;
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result strict, tolerant;
    char buffer[LONGEST], other[LONGEST];
    size_t length;
    enum uric_status status;

    memset(&q, 0, sizeof q);
    q.target.s = guard_end(path, n), q.target.n = n;
    q.host = bytes_of("h"), q.hosts = 1, q.scheme = bytes_of("http");
    uric_request_policy_init(&policy);
    policy.refused = 0;
    status = uric_request(&q, &policy, buffer, sizeof buffer, &length, &strict);
    assert_int_equal(uric_tolerance_preset(&tolerance, URIC_TOLERATE_STRICT), URIC_OK);
    policy.tolerance = &tolerance;
    assert_int_equal(uric_request(&q, &policy, other, sizeof other, &length, &tolerant), status);
    assert_int_equal(strict.hazards, tolerant.hazards);
    assert_int_equal(strict.copied, tolerant.copied);
    assert_int_equal(strict.path.n, tolerant.path.n);
    assert_memory_equal(strict.path.s, tolerant.path.s, strict.path.n);
}

static void short_cuts(void **state)
{
    static const char *const texts[] = { "a", ".", "/", ";", "%2E", "%2F", "%25", "%20", "%40",
                                         "%c3", "%C3", "%61" };
    enum { TEXTS = sizeof texts / sizeof *texts };
    char path[64];
    unsigned before, number, rest, byte;
    int n;

    (void)state;
    for (before = 0; before < 40; before++) {
        for (byte = 0; byte < 256; byte++) {
            n = sprintf(path, "/%.*s%%%02X", (int)before,
                        "a-long-segment-of-a-path/and-another-one", byte);
            check_short_cut(path, (size_t)n);
        }
    }
    for (number = 0; number < TEXTS * TEXTS * TEXTS * TEXTS; number++) {
        n = sprintf(path, "/");
        for (byte = 0, rest = number; byte < 4; byte++, rest /= TEXTS)
            n += sprintf(path + n, "%s", texts[rest % TEXTS]);
        check_short_cut(path, (size_t)n);
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

/* ---- each hazard, once in the request-target and once in the Host field ---- */

#define LABEL "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" /* 63 */
#define NAME LABEL "." LABEL "." LABEL "." LABEL "." LABEL

/* Where a hazard cannot stand, `reason` says what the answer is instead. */
struct place {
    const char *text, *reason;
};

static const struct {
    struct place target, host;
} hazard_places[URIC_HAZARDS] = {
    [URIC_HAZARD_PASSWORD] = { { "ftp://u:p@h/", NULL }, { "u:p@h", "host-invalid" } },
    [URIC_HAZARD_USERINFO_LIKE_HOST] = { { "ftp://a.b@h/", NULL }, { "a.b@h", "host-invalid" } },
    [URIC_HAZARD_IPV4_SHORT] = { { "http://10.1/", NULL }, { "10.1", NULL } },
    [URIC_HAZARD_IPV4_OCTAL] = { { "http://010.0.0.1/", NULL }, { "010.0.0.1", NULL } },
    [URIC_HAZARD_IPV4_HEX] = { { "http://0xa.0.0.1/", NULL }, { "0xa.0.0.1", NULL } },
    [URIC_HAZARD_IPV4_DECIMAL] = { { "http://167772161/", NULL }, { "167772161", NULL } },
    [URIC_HAZARD_IPV6_EMBEDS_IPV4] = { { "http://[::ffff:1.2.3.4]/", NULL },
                                       { "[::ffff:1.2.3.4]", NULL } },
    [URIC_HAZARD_LOOPBACK] = { { "http://local%68ost/", NULL }, { "local%68ost", NULL } },
    [URIC_HAZARD_PRIVATE] = { { "http://10.0.0.1/", NULL }, { "10.0.0.1", NULL } },
    [URIC_HAZARD_LINK_LOCAL] = { { "http://[fe80::1]/", NULL }, { "[fe80::1]", NULL } },
    [URIC_HAZARD_MULTICAST] = { { "http://224.0.0.1/", NULL }, { "224.0.0.1", NULL } },
    [URIC_HAZARD_UNSPECIFIED] = { { "http://[::]/", NULL }, { "[::]", NULL } },
    [URIC_HAZARD_PORT_NOT_DEFAULT] = { { "http://h:81/", NULL }, { "h:81", NULL } },
    [URIC_HAZARD_PORT_LOW] = { { "http://h:22/", NULL }, { "h:22", NULL } },
    [URIC_HAZARD_PORT_ZERO] = { { "http://h:0/", NULL }, { "h:0", NULL } },
    [URIC_HAZARD_PORT_OVERFLOW] = { { "http://h:65536/", "port-range" },
                                    { "h:65536", "port-range" } },
    [URIC_HAZARD_ENCODED_CRLF] = { { "/a%0d%0ab", NULL }, { "a%0d%0ab", NULL } },
    [URIC_HAZARD_ENCODED_NUL] = { { "/%00", NULL }, { "h%00", NULL } },
    [URIC_HAZARD_ENCODED_TAB] = { { "/%09", NULL }, { "h%09", NULL } },
    [URIC_HAZARD_ENCODED_SLASH] = { { "/a%2fb", NULL }, { "a%2fb", "ok" } },
    [URIC_HAZARD_ENCODED_BACKSLASH] = { { "/a%5cb", NULL }, { "a%5cb", "ok" } },
    [URIC_HAZARD_ENCODED_DOTS] = { { "/a/%2e%2e/b", NULL }, { "%2e%2e", "ok" } },
    [URIC_HAZARD_PATH_PARAMETER_DOTS] = { { "/a/..;/b", NULL }, { "..;", "ok" } },
    [URIC_HAZARD_DOUBLE_ENCODING] = { { "/%2561", NULL }, { "h%2561", NULL } },
    [URIC_HAZARD_BAD_UTF8] = { { "/%ff", NULL }, { "h%ff", NULL } },
    [URIC_HAZARD_ENCODED_HOST] = { { "http://%68/", NULL }, { "%68", NULL } },
    [URIC_HAZARD_LABEL_TOO_LONG] = { { "http://" LABEL "a/", NULL }, { LABEL "a", NULL } },
    [URIC_HAZARD_NAME_TOO_LONG] = { { "http://" NAME "/", NULL }, { NAME, NULL } },
    [URIC_HAZARD_PUNYCODE] = { { "http://xn--a/", NULL }, { "xn--a", NULL } },
    [URIC_HAZARD_TRAILING_DOT] = { { "http://h./", NULL }, { "h.", NULL } },
    [URIC_HAZARD_EMPTY_HOST] = { { "http:///", "host-empty" }, { "", NULL } },
    [URIC_HAZARD_MISSING_SLASHES] = { { "http:/a", "host-empty" }, { "http:/a", "host-invalid" } },
    [URIC_HAZARD_SURPLUS_DOTS] = { { "/..", NULL }, { "..", "ok" } },
    [URIC_HAZARD_HIDDEN_DOTS] = { { "/a/..%2f", NULL }, { "..%2f", "ok" } },
    [URIC_HAZARD_EMPTY_SEGMENTS] = { { "//a", NULL }, { "//a", "host-invalid" } },
    [URIC_HAZARD_BACKSLASH] = { { "/a\\b", NULL }, { "a\\b", "host-invalid" } },
    [URIC_HAZARD_TRAVERSAL] = { { "/?f=../a", NULL }, { "..", "ok" } },
    [URIC_HAZARD_TRIMMED_DOTS] = { { "/..%20/", NULL }, { "..%20", "ok" } }
};

/* A policy that refuses this hazard alone has it as its reason; one that refuses none and
 * audits reports it. */
static void check_place(int hazard, const char *target, const char *host, const char *instead)
{
    const char *const reason = instead != NULL ? instead : uric_hazard_name(hazard);
    struct uric_tolerance tolerance;
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    char buffer[LONGEST];
    size_t length;

    memset(&q, 0, sizeof q);
    q.target = bytes_of(target), q.host = bytes_of(host), q.hosts = 1;
    q.scheme = bytes_of("http");
    assert_int_equal(uric_tolerance_preset(&tolerance, URIC_TOLERATE_LOG), URIC_OK);
    uric_request_policy_init(&policy);
    policy.tolerance = &tolerance;
    policy.flags = URIC_REQUEST_ANY_SCHEME | URIC_REQUEST_EMPTY_HOST;
    policy.refused = (uint64_t)1 << hazard;
    print_message("# %s: %s, Host: %s\n", uric_hazard_name(hazard), target, host);
    uric_request(&q, &policy, buffer, sizeof buffer, &length, &r);
    assert_string_equal(uric_request_reason(&r), reason);
    policy.refused = 0;
    policy.flags |= URIC_REQUEST_AUDIT;
    uric_request(&q, &policy, buffer, sizeof buffer, &length, &r);
    assert_int_equal(r.hazards >> hazard & 1, instead == NULL);
}

/* Without an audit, of an authority the hazards of triplets that a path can have, too. */
static void reports_triplets_of_authorities(void **state)
{
    static const struct {
        const char *host;
        enum uric_hazard hazard;
    } rows[] = {
        { "a%0d%0ab", URIC_HAZARD_ENCODED_CRLF },
        { "h%00", URIC_HAZARD_ENCODED_NUL },
        { "h%09", URIC_HAZARD_ENCODED_TAB },
        { "h%2561", URIC_HAZARD_DOUBLE_ENCODING }
    };
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    char buffer[LONGEST];
    size_t i, length;

    (void)state;
    memset(&q, 0, sizeof q);
    q.target = bytes_of("/"), q.hosts = 1, q.scheme = bytes_of("http");
    uric_request_policy_init(&policy);
    policy.refused = 0;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        q.host = bytes_of(rows[i].host);
        assert_int_equal(uric_request(&q, &policy, buffer, sizeof buffer, &length, &r), URIC_OK);
        assert_true(r.hazards == (uint64_t)1 << rows[i].hazard);
    }
    /* the query of the same target does not count */
    q.target = bytes_of("http://%68/?%00"), q.host = bytes_of("h");
    assert_int_equal(uric_request(&q, &policy, buffer, sizeof buffer, &length, &r), URIC_OK);
    assert_true(r.hazards == 0);
}

static void each_hazard_in_each_place(void **state)
{
    int hazard;

    (void)state;
    for (hazard = 0; hazard < URIC_HAZARDS; hazard++) {
        const struct place target = hazard_places[hazard].target;
        const struct place host = hazard_places[hazard].host;

        if (target.text == NULL || host.text == NULL)
            fail_msg("the hazard %s has no row", uric_hazard_name(hazard));
        check_place(hazard, target.text, "h", target.reason);
        check_place(hazard, "/", host.text, host.reason);
        /* beside the authority that counts, whose port alone is in range */
        check_place(hazard, "http://g/", host.text,
                    hazard == URIC_HAZARD_PORT_OVERFLOW ? NULL : host.reason);
    }
}

/* ---- undefined strings ---- */

enum { MEMBERS = 7 };

static struct uric_bytes *string_of(struct uric_request_input *q, int i)
{
    struct uric_bytes *const strings[MEMBERS] = { &q->method, &q->target, &q->host, &q->scheme,
                                                  &q->target_scheme, &q->target_authority,
                                                  &q->target_protocol };

    return strings[i];
}

/* The strings in the set are undefined, with lengths that say otherwise if claimed is not 0. */
static enum uric_status without(int undefined, size_t claimed, const char *method, int version,
                                size_t hosts, int streamed, struct uric_request_result *r)
{
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_stream m;
    char buffer[64], collected[64];
    enum uric_status status;
    size_t length, i;

    memset(&q, 0, sizeof q);
    q.method = bytes_of(method), q.target = bytes_of("/"), q.host = bytes_of("h:80");
    q.scheme = q.target_scheme = bytes_of("http"), q.target_authority = bytes_of("h:80");
    q.target_protocol = bytes_of("websocket");
    q.version = version, q.hosts = hosts;
    for (i = 0; i < MEMBERS; i++) {
        if (undefined >> i & 1) {
            string_of(&q, (int)i)->s = NULL;
            string_of(&q, (int)i)->n = claimed;
        }
    }
    uric_request_policy_init(&policy);
    policy.flags |= URIC_REQUEST_SAME_HOST | URIC_REQUEST_AUDIT;
    if (!streamed)
        return uric_request(&q, &policy, buffer, sizeof buffer, &length, r);
    status = uric_request_begin(&m, &q, &policy, collected, sizeof collected);
    return status == URIC_OK ? uric_request_end(&m, buffer, sizeof buffer, &length, r) : status;
}

/* Whatever their lengths say: those of uninitialized memory, of "OPTIONS", of the longest. */
static void undefined_strings(void **state)
{
    static const char *const methods[] = { "GET", "CONNECT", "OPTIONS" };
    static const size_t lengths[] = { 1, 4, 7, 9000, SIZE_MAX };
    struct uric_request_result none, claimed;
    size_t k, m, hosts;
    int set, version, streamed;

    (void)state;
    for (set = 0; set < 2 << MEMBERS; set++) {
        for (version = 0; version <= URIC_HTTP_2; version++) {
            for (hosts = 0; hosts < 3; hosts++) {
                for (m = 0; m < 3 * sizeof lengths / sizeof *lengths; m++) {
                    streamed = set >> MEMBERS & 1;
                    k = m / 3;
                    memset(&none, 0, sizeof none);
                    memset(&claimed, 0, sizeof claimed);
                    assert_int_equal(without(set, 0, methods[m % 3], version, hosts, streamed,
                                             &none),
                                     without(set, lengths[k], methods[m % 3], version, hosts,
                                             streamed, &claimed));
                    assert_memory_equal(&none, &claimed, sizeof none);
                }
            }
        }
    }
}

/* Lists of a policy: no list, or one of undefined strings, supports and serves nothing. */
static void undefined_lists(void **state)
{
    static const struct uric_bytes nothing[] = { { NULL, 9 }, { NULL, 0 } };
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    size_t length, n;

    (void)state;
    memset(&q, 0, sizeof q);
    q.method = bytes_of("CONNECT"), q.target = bytes_of("/"), q.target_authority = bytes_of("h");
    q.scheme = q.target_scheme = bytes_of("http"), q.version = URIC_HTTP_2;
    uric_request_policy_init(&policy);
    policy.protocol_count = 2;
    for (n = 0; n < 2; n++) {
        q.target_protocol = bytes_of(n == 0 ? "websocket" : "");
        policy.protocols = NULL;
        assert_int_equal(uric_request(&q, &policy, NULL, 0, &length, &r), URIC_REFUSED);
        assert_int_equal(r.verdict, URIC_VERDICT_PROTOCOL);
        policy.protocols = nothing;
        assert_int_equal(uric_request(&q, &policy, NULL, 0, &length, &r), URIC_REFUSED);
        assert_int_equal(r.verdict, URIC_VERDICT_PROTOCOL);
    }
    q.method = bytes_of("GET"), q.target_protocol.s = NULL;
    policy.hosts = nothing, policy.host_count = 2;
    assert_int_equal(uric_request(&q, &policy, NULL, 0, &length, &r), URIC_REFUSED);
    assert_int_equal(r.verdict, URIC_VERDICT_HOST_NOT_SERVED);
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
    assert_int_equal(uric_request_begin(&m, &q, NULL, buffer, 8), URIC_UNKNOWN);
    memset(&r, 0, sizeof r);
    assert_int_equal(uric_request_location(&r, buffer, 8, &length), URIC_NONE);
    r.path = bytes_of("urn:a");
    assert_int_equal(uric_request_location(&r, buffer, 8, &length), URIC_NONE);
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
                                    sizeof buffer, &length, NULL, NULL), URIC_OK);
    assert_int_equal(length, wanted.n);
    assert_memory_equal(buffer, wanted.s, length);
    assert_int_equal(uric_needs(uric_bind(target, &u), URIC_STEPS_SYNTAX, NULL) != 0,
                     length != n || memcmp(buffer, target, n) != 0);
    assert_int_equal(uric_parse_origin_form(buffer, length, &normal), URIC_OK);
    assert_true(uric_equal(uric_bind(target, &u), uric_bind(buffer, &normal), URIC_STEPS_SYNTAX,
                           NULL));
    memset(buffer, 0, sizeof buffer);
    assert_int_equal(uric_normalize(uric_bind(target, &u), URIC_STEPS_SYNTAX, NULL, buffer,
                                    sizeof buffer, &length, NULL, map), URIC_OK);
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
        cmocka_unit_test(rfc9112),
        cmocka_unit_test(rfc9113),
        cmocka_unit_test(policies),
        cmocka_unit_test(hazards_by_name),
        cmocka_unit_test(short_cuts),
        cmocka_unit_test(refused_hazards),
        cmocka_unit_test(each_hazard_in_each_place),
        cmocka_unit_test(reports_triplets_of_authorities),
        cmocka_unit_test(undefined_strings),
        cmocka_unit_test(undefined_lists),
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
