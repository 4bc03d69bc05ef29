/* Prints what gen/uric_http.c, or the library with -DBY_LIBRARY, answers about the quoted strings of each
 * line on standard input: its first strings as a request, and each of them, and each with one other
 * byte, as every rule that both know.  Fails if pieces have another answer than the whole: a string
 * is cut anywhere, one with another byte beside that byte. */
#ifdef BY_LIBRARY
#include "uric_request.h"
#else
#include "uric_http.h"
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRINGS = 4, ROOM = 4096 };

static const enum uric_rule rules[] = {
    URIC_RULE_URI_REFERENCE, URIC_RULE_ABSOLUTE_URI, URIC_RULE_AUTHORITY, URIC_RULE_HOST,
    URIC_RULE_IPV6ADDRESS, URIC_RULE_ORIGIN_FORM, URIC_RULE_ABSOLUTE_FORM,
    URIC_RULE_AUTHORITY_FORM, URIC_RULE_ASTERISK_FORM, URIC_RULE_REQUEST_TARGET,
    URIC_RULE_REQUEST_TARGET_CONNECT, URIC_RULE_HOST_FIELD, URIC_RULE_NONE,
    (enum uric_rule)URIC_RULES
};

static void expect(int holds, const char *what, const char *s, size_t n)
{
    if (holds)
        return;
    fprintf(stderr, "%s: \"%.*s\"\n", what, (int)n, s);
    exit(1);
}

/* The bytes in memory of their own size, for sanitizers. */
static char *copy_of(const char *s, size_t n)
{
    char *copy = (char *)malloc(n + (n == 0));

    if (copy == NULL)
        exit(2);
    if (n > 0)
        memcpy(copy, s, n);
    return copy;
}

static uint64_t mixed;

static void mix(const void *bytes, size_t n)
{
    const unsigned char *p = (const unsigned char *)bytes;

    for (; n > 0; n--)
        mixed = (mixed ^ *p++) * 1099511628211u;
}

static void mix_bytes(struct uric_bytes bytes)
{
    const unsigned char defined = bytes.s != NULL;

    mix(&defined, 1);
    if (defined)
        mix(bytes.s, bytes.n);
}

static enum uric_status in_pieces(enum uric_rule rule, const char *s, size_t n, size_t at, struct uric *u)
{
    struct uric_stream m;
    struct uric64 w;
    enum uric_status status;

    uric_stream_init(&m, rule);
    if (uric_stream_feed(&m, s, at) == at)
        uric_stream_feed(&m, s + at, n - at);
    status = uric_stream_end(&m, &w);
    uric_narrow(&w, u);
    return status;
}

/* It is cut at the places from `first` to `last`. */
static void answer_rule(enum uric_rule rule, const char *s, size_t n, size_t first, size_t last)
{
    struct uric u, again;
    struct uric_audit_result a;
    uint8_t address[16];
    uint16_t port;
    size_t i;
    const enum uric_status status = uric_parse_as(rule, s, n, NULL, &u);

    for (i = first; i <= last && i <= n; i++) {
        expect(in_pieces(rule, s, n, i, &again) == status && memcmp(&u, &again, sizeof u) == 0,
               "pieces differ", s, n);
    }
    mix(&status, sizeof status);
    mix(&u, sizeof u);
    if (status != URIC_OK)
        return;
    if (rule != URIC_RULE_IPV6ADDRESS && uric_has(&u, URIC_HOST)) {
        i = (size_t)uric_host_address(uric_bind(s, &u), address);
        mix(address, i);
        i = (size_t)uric_port_number(uric_bind(s, &u), &port);
        mix(&i, sizeof i);
        mix(&port, sizeof port);
    }
    if (rule == URIC_RULE_URI_REFERENCE) {
        expect(uric_parse(s, n, &again) == status && memcmp(&u, &again, sizeof u) == 0,
               "uric_parse() differs", s, n);
        uric_audit(uric_bind(s, &u), NULL, &a);
        mix(&a, sizeof a);
    }
}

static void answer_dots(const char *s, size_t n, enum uric_dots_flags flags)
{
    char *const exact = copy_of(s, n), *const own = copy_of(s, n);
    size_t length, needed;
    enum uric_status status = uric_remove_dot_segments(s, n, flags, NULL, 0, &needed);

    expect(status == (needed > 0 ? URIC_TOO_SMALL : URIC_OK), "the length alone", s, n);
    if (needed > 0) {
        status = uric_remove_dot_segments(s, n, flags, exact, needed - 1, &length);
        expect(status == URIC_TOO_SMALL && length == needed, "a byte too few", s, n);
    }
    status = uric_remove_dot_segments(s, n, flags, exact, needed, &length);
    expect(status == URIC_OK && length == needed, "enough bytes", s, n);
    status = uric_remove_dot_segments(own, n, flags, own, n, &length);
    expect(status == URIC_OK && length == needed && memcmp(exact, own, length) == 0, "in place", s,
           n);
    mix(exact, needed);
    free(exact);
    free(own);
}

static void answer_string(const char *bytes, size_t n, size_t first, size_t last)
{
    char *const s = copy_of(bytes, n);
    size_t i;

    for (i = 0; i < sizeof rules / sizeof *rules; i++)
        answer_rule(rules[i], s, n, first, last);
    answer_dots(s, n, URIC_DOTS_LITERAL);
    answer_dots(s, n, URIC_DOTS_ENCODED);
    free(s);
}

static void answer_variants(const char *s, size_t n)
{
    static const char others[] = "%./:[?#a0~ \\\377";
    char *const other = copy_of(s, n);
    size_t i, k;

    for (i = 0; i < n && i < 40; i++) {
        for (k = 0; k < sizeof others; k++) {
            other[i] = others[k];
            answer_string(other, n, i, i + 1);
        }
        other[i] = s[i];
        answer_string(s, i, i, i);
    }
    free(other);
}

/* ---- requests ---- */

static enum uric_status request_in_pieces(const struct uric_request_input *q,
                                          const struct uric_request_policy *policy, size_t step,
                                          char *collected, char *buffer, size_t *length,
                                          struct uric_request_result *r)
{
    struct uric_request_stream m;
    size_t i, k;

    uric_request_begin(&m, q, policy, collected, ROOM);
    if (q->target.s != NULL)
        uric_request_target(&m, "", 0);
    for (i = 0; i < q->target.n; i += step)
        uric_request_target(&m, q->target.s + i, i + step < q->target.n ? step : q->target.n - i);
    for (k = 0; k < q->hosts; k++) {
        uric_request_host_begin(&m);
        for (i = 0; i < q->host.n; i += step)
            uric_request_host(&m, q->host.s + i, i + step < q->host.n ? step : q->host.n - i);
    }
    return uric_request_end(&m, buffer, ROOM, length, r);
}

static int same_bytes(struct uric_bytes one, struct uric_bytes other)
{
    return (one.s == NULL) == (other.s == NULL) &&
           (one.s == NULL || (one.n == other.n && memcmp(one.s, other.s, one.n) == 0));
}

static void answer_request(const struct uric_request_input *q,
                           const struct uric_request_policy *policy)
{
    static char buffer[ROOM], collected[ROOM], other[ROOM], location[ROOM];
    struct uric_request_result r, again;
    size_t length, step;
    enum uric_status status, found;

    memset(&r, 0, sizeof r);
    status = uric_request(q, policy, buffer, sizeof buffer, &length, &r);
    for (step = 1; step <= q->target.n + 1; step += step < 3 ? 1 : q->target.n) {
        found = request_in_pieces(q, policy, step, collected, other, &length, &again);
        expect(found == status && again.verdict == r.verdict && again.hazards == r.hazards &&
                   (status != URIC_OK ||
                    (same_bytes(again.path, r.path) && same_bytes(again.host, r.host) &&
                     same_bytes(again.query, r.query) && again.port == r.port)),
               "a request in pieces", q->target.s, q->target.n);
    }
    mix(&status, sizeof status);
    if (status == URIC_UNKNOWN)
        return;
    mix(&r.hazards, sizeof r.hazards);
    mix(&r.verdict, 1);
    mix(&r.refused, 1);
    mix(uric_request_reason(&r), strlen(uric_request_reason(&r)));
    length = (size_t)uric_verdict_code(r.verdict);
    mix(&length, sizeof length);
    if (status != URIC_OK && r.verdict != URIC_VERDICT_REDIRECT)
        return;
    mix(&r.form, 1);
    mix(&r.port, sizeof r.port);
    mix(&r.port_status, 1);
    mix(&r.host_kind, 1);
    mix_bytes(r.scheme);
    mix_bytes(r.host);
    mix_bytes(r.path);
    mix_bytes(r.query);
    found = uric_request_location(&r, location, sizeof location, &length);
    mix(&found, sizeof found);
    mix(location, found == URIC_OK ? length : 0);
}

static void answer_requests(struct uric_bytes *string, size_t count)
{
    static const struct uric_bytes hosts[] = { { "h", 1 }, { "[::1]", 5 }, { "::2", 3 },
                                               { "*.example.com", 13 }, { "127.1", 5 } };
    static const struct uric_bytes protocols[] = { { "websocket", 9 } };
    static const char *const schemes[] = { "http", "https", "ftp", "HTTP", "wss", "no scheme" };
    struct uric_request_policy policy;
    struct uric_request_input q;
    unsigned flags, k;

    memset(&q, 0, sizeof q);
    q.method = string[0];
    q.target = string[1];
    if (count > 2)
        q.host = string[2];
    for (k = 0; k < 18; k++) {
        q.version = (enum uric_http)(k % 3);
        q.hosts = count - 2;
        q.scheme.s = schemes[k / 3];
        q.scheme.n = strlen(q.scheme.s);
        memset(&q.target_authority, 0, sizeof q.target_authority);
        if (q.version == URIC_HTTP_2) {
            q.target_scheme = q.scheme;
            q.target_authority = count > 3 ? string[3] : q.host;
        }
        answer_request(&q, NULL);
        for (flags = 0; flags < 256; flags += k < 3 ? 1 : 37) {
            uric_request_policy_init(&policy);
            policy.flags = (enum uric_request_flags)flags;
            policy.steps = (enum uric_step)(flags % 8);
            if (flags % 3 == 1)
                policy.redirected = policy.refused, policy.refused = 0;
            if (flags % 5 == 2)
                policy.refused = ((uint64_t)1 << URIC_HAZARDS) - 1;
            if (flags % 7 == 3) {
                policy.hosts = hosts;
                policy.host_count = sizeof hosts / sizeof *hosts;
            }
            policy.protocols = protocols;
            policy.protocol_count = 1;
            policy.longest = flags % 11 == 4 ? 12 : policy.longest;
            answer_request(&q, &policy);
        }
    }
}

/* ---- the strings ---- */

/* Reads the quoted strings of the line into itself; returns how many. */
static size_t quoted_strings(char *line, struct uric_bytes *string)
{
    char *from = line, *to = line;
    size_t count = 0;

    while (count < STRINGS && (from = strchr(from, '"')) != NULL) {
        string[count].s = to;
        for (from++; *from != '"' && *from != '\0'; from++) {
            unsigned byte;

            if (from[0] == '\\' && from[1] == 'x' && sscanf(from + 2, "%2x", &byte) == 1) {
                *to++ = (char)byte;
                from += 3;
            } else {
                *to++ = *from;
            }
        }
        if (*from == '\0')
            break;
        from++;
        string[count].n = (size_t)(to - string[count].s);
        count++;
    }
    return count;
}

int main(void)
{
    static char line[ROOM];
    struct uric_bytes string[STRINGS];
    unsigned long number = 0, strings = 0;
    int hazard;

    for (hazard = -1; hazard <= URIC_HAZARDS; hazard++) {
        const char *const name = uric_hazard_name(hazard);

        printf("%s %s\n", name != NULL ? name : "-",
               uric_verdict_name(hazard) != NULL ? uric_verdict_name(hazard) : "-");
    }
    while (fgets(line, sizeof line, stdin) != NULL) {
        const size_t count = line[0] == '#' ? 0 : quoted_strings(line, string);
        size_t i;

        mixed = 14695981039346656037u;
        number++;
        if (count > 1)
            answer_requests(string, count);
        for (i = 0; i < count; i++) {
            answer_string(string[i].s, string[i].n, 0, string[i].n);
            answer_variants(string[i].s, string[i].n);
            strings++;
        }
        printf("%lu %016llx\n", number, (unsigned long long)mixed);
    }
    printf("%lu strings\n", strings);
    return strings > 1000 ? 0 : 1;
}
