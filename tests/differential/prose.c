/* Finds the parts of a valid string as the prose of the documents describes them. */
#include "differential/prose.h"

#include <string.h>

/* A piece of the string, starting at `from`. */
struct text {
    const char *from;
    size_t begin, end;
};

static void set(struct uric *u, int part, size_t begin, size_t end)
{
    u->part[part].begin = (uint32_t)begin;
    u->part[part].end = (uint32_t)end;
    u->defined = (uint8_t)(u->defined | 1u << part);
}

/* The first of these characters in the text; its end if there is none. */
static size_t first_of(struct text t, const char *characters)
{
    while (t.begin < t.end &&
           (t.from[t.begin] == 0 || !strchr(characters, t.from[t.begin])))
        t.begin++;
    return t.begin;
}

static int begins_with(struct text t, const char *what)
{
    const size_t n = strlen(what);

    return t.end - t.begin >= n && memcmp(t.from + t.begin, what, n) == 0;
}

static int digits_only(struct text t)
{
    while (t.begin < t.end && t.from[t.begin] >= '0' && t.from[t.begin] <= '9')
        t.begin++;
    return t.begin == t.end;
}

/* 3.2.2: four decimal numbers up to 255, without leading zeros, between dots. */
static int is_IPv4address(struct text t)
{
    int numbers;

    for (numbers = 1; numbers <= 4; numbers++) {
        struct text number = t;
        unsigned value = 0;
        size_t i;

        number.end = first_of(t, ".");
        if (number.end == number.begin || number.end - number.begin > 3 ||
            !digits_only(number) ||
            (t.from[number.begin] == '0' && number.end - number.begin > 1))
            return 0;
        for (i = number.begin; i < number.end; i++)
            value = value * 10 + (unsigned)(t.from[i] - '0');
        if (value > 255)
            return 0;
        if (number.end == t.end)
            return numbers == 4;
        t.begin = number.end + 1;
    }
    return 0;
}

static void host(struct text t, struct uric *u)
{
    set(u, URIC_HOST, t.begin, t.end);
    if (begins_with(t, "["))
        u->host_kind = begins_with(t, "[v") || begins_with(t, "[V")
                           ? URIC_HOST_IPVFUTURE
                           : URIC_HOST_IPV6ADDRESS;
    else
        u->host_kind = is_IPv4address(t) ? URIC_HOST_IPV4ADDRESS
                                         : URIC_HOST_REG_NAME;
}

/* 3.2.3: the port follows a colon outside the brackets. */
static void host_and_port(struct text t, struct uric *u)
{
    struct text name = t;
    size_t colon;

    if (begins_with(t, "["))
        name.begin = first_of(t, "]");
    colon = first_of(name, ":");
    if (colon < t.end)
        set(u, URIC_PORT, colon + 1, t.end);
    t.end = colon;
    host(t, u);
}

/* 3.2: the userinfo is followed by "@". */
static void authority(struct text t, struct uric *u)
{
    const size_t at = first_of(t, "@");

    if (at < t.end) {
        set(u, URIC_USERINFO, t.begin, at);
        t.begin = at + 1;
    }
    host_and_port(t, u);
}

/* 3.3 to 3.5: the path ends at the first "?" or "#", the query at the first "#". */
static void path_and_on(struct text t, struct uric *u)
{
    const size_t number_sign = first_of(t, "#");
    const size_t path_end = first_of(t, "?#");

    set(u, URIC_PATH, t.begin, path_end);
    if (path_end < number_sign)
        set(u, URIC_QUERY, path_end + 1, number_sign);
    if (number_sign < t.end)
        set(u, URIC_FRAGMENT, number_sign + 1, t.end);
}

static int path_kind(struct text path, const struct uric *u)
{
    if (uric_has(u, URIC_HOST))
        return URIC_PATH_ABEMPTY;
    if (path.begin == path.end)
        return URIC_PATH_EMPTY;
    if (begins_with(path, "/"))
        return URIC_PATH_ABSOLUTE;
    return uric_has(u, URIC_SCHEME) ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
}

/* Appendix B: a scheme ends at the first ":" unless a "/", "?" or "#" precedes it; an
 * authority follows "//" and ends at the next of these three. */
static void reference(struct text t, struct uric *u)
{
    const size_t colon = first_of(t, ":/?#");
    struct text part = t;

    if (colon < t.end && t.from[colon] == ':') {
        set(u, URIC_SCHEME, t.begin, colon);
        t.begin = colon + 1;
    }
    if (begins_with(t, "//")) {
        part.begin = t.begin + 2;
        part.end = t.begin = first_of(part, "/?#");
        authority(part, u);
    }
    path_and_on(t, u);
    part.begin = t.begin;
    part.end = u->part[URIC_PATH].end;
    u->path_kind = (uint8_t)path_kind(part, u);
}

/* RFC 9112, 3.2.1. */
static void origin_form(struct text t, struct uric *u)
{
    path_and_on(t, u);
    u->path_kind = URIC_PATH_ABEMPTY;
}

/* RFC 9112, 3.2.3: a host, ":" and digits.  In an absolute-form, the host would come after a
 * second colon or a slash. */
static int is_authority_form(struct text t)
{
    struct text port = t;

    port.begin = begins_with(t, "[") ? first_of(t, "]") + 1 : first_of(t, ":/?#");
    if (port.begin >= t.end || t.from[port.begin] != ':')
        return 0;
    port.begin++;
    return digits_only(port);
}

/* 3.1: a letter, then letters, digits, "+", "-" and "." up to a colon. */
static int begins_with_scheme(struct text t)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char others[] = "0123456789+-.";
    size_t i;

    for (i = t.begin; i < t.end && t.from[i] != ':'; i++) {
        const char c = t.from[i];

        if (c == 0 || (!strchr(letters, c) && (i == t.begin || !strchr(others, c))))
            return 0;
    }
    return i > t.begin && i < t.end;
}

static void request_target(struct text t, int connects, struct uric *u)
{
    if (t.end - t.begin == 1 && begins_with(t, "*"))
        set(u, URIC_PATH, t.begin, t.end);
    else if (begins_with(t, "/"))
        origin_form(t, u);
    else if (connects ? is_authority_form(t) : !begins_with_scheme(t))
        host_and_port(t, u);
    else
        reference(t, u);
}

void prose_parts(int rule, const char *s, size_t n, struct uric *u)
{
    struct text t;

    t.from = s;
    t.begin = 0;
    t.end = n;
    memset(u, 0, sizeof *u);
    switch (rule) {
    case URIC_RULE_AUTHORITY: authority(t, u); break;
    case URIC_RULE_HOST: host(t, u); break;
    case URIC_RULE_IPV6ADDRESS:
        set(u, URIC_HOST, 0, n);
        u->host_kind = URIC_HOST_IPV6ADDRESS;
        break;
    case URIC_RULE_IPV4ADDRESS: host(t, u); break;
    case URIC_RULE_ORIGIN_FORM: origin_form(t, u); break;
    case URIC_RULE_AUTHORITY_FORM:
    case URIC_RULE_HOST_FIELD: host_and_port(t, u); break;
    case URIC_RULE_ASTERISK_FORM: set(u, URIC_PATH, 0, n); break;
    case URIC_RULE_REQUEST_TARGET: request_target(t, 0, u); break;
    case URIC_RULE_REQUEST_TARGET_CONNECT: request_target(t, 1, u); break;
    default: reference(t, u); break;
    }
}

static void set_split(struct uric_split_result *r, int part, size_t begin, size_t end)
{
    r->part[part].begin = (uint32_t)begin;
    r->part[part].end = (uint32_t)end;
    r->defined = (uint8_t)(r->defined | 1u << part);
}

/* The scheme is not empty and contains no ":", "/", "?" or "#". */
void prose_split(const char *s, size_t n, struct uric_split_result *r)
{
    struct text t = { s, 0, n }, rest;
    const size_t colon = first_of(t, ":/?#");

    memset(r, 0, sizeof *r);
    if (colon > 0 && colon < n && s[colon] == ':') {
        set_split(r, URIC_SPLIT_SCHEME, 0, colon);
        t.begin = colon + 1;
    }
    if (begins_with(t, "//")) {
        rest = t;
        rest.begin += 2;
        t.begin = first_of(rest, "/?#");
        set_split(r, URIC_SPLIT_AUTHORITY, rest.begin, t.begin);
    }
    rest = t;
    rest.begin = first_of(t, "?#");
    set_split(r, URIC_SPLIT_PATH, t.begin, rest.begin);
    if (rest.begin < n && s[rest.begin] == '?') {
        t.begin = rest.begin + 1;
        rest.begin = first_of(t, "#");
        set_split(r, URIC_SPLIT_QUERY, t.begin, rest.begin);
    }
    if (rest.begin < n)
        set_split(r, URIC_SPLIT_FRAGMENT, rest.begin + 1, n);
}
