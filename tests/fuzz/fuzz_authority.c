/* Ports, origins, allowed hosts and the parts of streams: a URI, and on a second line another
 * one or an entry of the list.  Compared with a slow reading of the decoded host. */
#define _DEFAULT_SOURCE
#include "fuzz/theorem_target.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A copy of a span, with a NUL after it. */
static char *text_of(const char *s, uric_span at)
{
    const size_t n = at.end - at.begin;
    char *const b = target_block(n + 1);

    if (n > 0)
        memcpy(b, s + at.begin, n);
    b[n] = '\0';
    return b;
}

static int same_bytes(struct uric_bytes a, struct uric_bytes b)
{
    return a.n == b.n && (a.n == 0 || memcmp(a.s, b.s, a.n) == 0);
}

/* ---- ports ---- */

static const struct uric_scheme *scheme_of(struct uric_ref r)
{
    const char *const name = text_of(r.s, r.u->part[URIC_SCHEME]);

    return uric_scheme_find(name, strlen(name), NULL, 0);
}

/* -1: none; 65536: too large. */
static long port_of(struct uric_ref r)
{
    const char *digits = text_of(r.s, r.u->part[URIC_PORT]);
    const struct uric_scheme *const scheme = scheme_of(r);

    if (*digits == '\0')
        return scheme != NULL ? scheme->default_port : -1;
    while (*digits == '0' && digits[1] != '\0')
        digits++;
    return strlen(digits) > 5 || atol(digits) > 65535 ? 65536 : atol(digits);
}

static void ports(struct uric_ref r)
{
    const long wanted = port_of(r);
    uint16_t number = 1;
    const enum uric_port_status status = uric_effective_port(r, NULL, &number);

    target_hold(status == (wanted < 0       ? URIC_PORT_UNDEFINED
                           : wanted > 65535 ? URIC_PORT_OVERFLOW
                                            : URIC_PORT_NUMBER),
                "the port is the URI's or the scheme's");
    target_hold(number == (status == URIC_PORT_NUMBER ? wanted : 0), "the port has its value");
}

/* ---- origins ---- */

/* The origin in normal form, as text; undefined: unique. */
static struct uric_bytes origin_of(struct uric_ref r)
{
    const char *const name = text_of(r.s, r.u->part[URIC_SCHEME]);
    const char *const host = text_of(r.s, r.u->part[URIC_HOST]);
    const struct uric_scheme *const scheme = scheme_of(r);
    const size_t most = strlen(name) + strlen(host) + 64;
    struct uric_bytes origin = { NULL, 0 };
    char *const spelled = target_block(most), *const normal = target_block(most);
    const long port = port_of(r);
    struct uric u;

    if (*name == '\0' || *host == '\0' || port > 65535)
        return origin;
    if (scheme != NULL && (scheme->host == URIC_AUTHORITY_NONE ||
                           scheme->kind == URIC_KIND_FILE))
        return origin;
    sprintf(spelled, port < 0 ? "%s://%s" : "%s://%s:%ld", name, host, port);
    target_hold(uric_parse(spelled, strlen(spelled), &u) == URIC_OK, "an origin is a URI");
    target_hold(uric_normalize(uric_bind(spelled, &u),
                               URIC_STEPS_SYNTAX | URIC_STEP_IPV6, NULL, normal, most,
                               &origin.n, NULL) == URIC_OK,
                "an origin has a normal form");
    origin.s = normal;
    return origin;
}

static void origins(struct uric_ref a, struct uric_ref b)
{
    const struct uric_bytes one = origin_of(a), other = origin_of(b);

    target_hold(uric_same_origin(a, a) == (one.s != NULL),
                "an origin equals itself unless it is unique");
    target_hold(uric_same_origin(a, b) ==
                    (one.s != NULL && other.s != NULL && same_bytes(one, other)),
                "origins are equal exactly when their normal forms are");
    target_hold(uric_same_origin(a, b) == uric_same_origin(b, a),
                "comparison of origins is symmetric");
}

/* ---- allowed hosts ---- */

static unsigned char triplet(const char *s)
{
    char digits[3] = { 0 };

    memcpy(digits, s + 1, 2);
    return (unsigned char)strtoul(digits, NULL, 16);
}

static struct uric_bytes made(char kind, const void *bytes, size_t n)
{
    char *const b = target_block(n + 1);
    struct uric_bytes key;

    b[0] = kind;
    memcpy(b + 1, bytes, n);
    key.s = b;
    key.n = n + 1;
    return key;
}

static struct uric_bytes ipv6_key(char *host)
{
    static const char mapped[] = "\0\0\0\0\0\0\0\0\0\0\xff\xff";
    unsigned char address[16];

    if (*host == '[') {
        host++;
        host[strlen(host) - 1] = '\0';
    }
    target_hold(inet_pton(AF_INET6, host, address) == 1, "the text of an address is valid");
    return memcmp(address, mapped, 12) == 0 ? made('4', address + 12, 4)
                                            : made('6', address, 16);
}

/* Hosts are equal if their keys are; undefined: equal to none. */
static struct uric_bytes key_of(struct uric_ref r)
{
    static const struct uric_bytes none = { NULL, 0 };
    char *const host = text_of(r.s, r.u->part[URIC_HOST]);
    struct in_addr address;
    size_t n = 0, i;

    if (r.u->host_kind == URIC_HOST_IPV6ADDRESS)
        return ipv6_key(host);
    if (r.u->host_kind == URIC_HOST_NONE || r.u->host_kind == URIC_HOST_IPVFUTURE)
        return none;
    for (i = 0; host[i] != '\0'; n++) {
        const int is_encoded = host[i] == '%';
        const unsigned char byte = is_encoded ? triplet(host + i) : (unsigned char)host[i];

        if (byte < 0x80 && !isalnum(byte) && (byte == '\0' || !strchr("-_.", byte)))
            return none;
        host[n] = (char)(byte < 0x80 ? tolower(byte) : byte);
        i += is_encoded ? 3 : 1;
    }
    n -= n > 0 && host[n - 1] == '.';
    host[n] = '\0';
    if (n == 0)
        return none;
    if (inet_aton(host, &address))
        return made('4', &address.s_addr, 4);
    return made('n', host, n);
}

static struct uric_bytes key_of_entry(struct uric_bytes entry)
{
    static const struct uric_bytes none = { NULL, 0 };
    struct uric u;

    if (uric_parse_as(URIC_RULE_IPV6ADDRESS, entry.s, entry.n, &u) != URIC_OK &&
        uric_parse_as(URIC_RULE_HOST, entry.s, entry.n, &u) != URIC_OK)
        return none;
    return key_of(uric_bind(entry.s, &u));
}

static void is_allowed(struct uric_ref r, struct uric_bytes entry)
{
    const struct uric_bytes key = key_of(r), other = key_of_entry(entry);
    const bool wanted = key.s != NULL && other.s != NULL && same_bytes(key, other);
    struct uric_bytes list[3] = { { "", 0 }, { NULL, 0 }, { "[v1.a]", 6 } };

    target_hold(uric_host_allowed(r, &entry, 1) == wanted, "an entry allows exactly equal hosts");
    target_hold(!uric_host_allowed(r, list, 3), "invalid entries match nothing");
    list[2] = entry;
    target_hold(uric_host_allowed(r, list, 3) == wanted, "the last entry counts too");
}

static void allowed(struct uric_ref r, struct uric_bytes entry)
{
    const uric_span at = r.u->part[URIC_HOST], bare = uric_bare_host(r.u);
    struct uric_bytes host;

    is_allowed(r, entry);
    host.n = at.end - at.begin;
    host.s = target_copy(host.n > 0 ? r.s + at.begin : NULL, host.n);
    is_allowed(r, host);
    if (r.u->host_kind == URIC_HOST_IPV6ADDRESS) {
        target_hold(bare.end + 1 == at.end && bare.begin == at.begin + 1,
                    "an address is the same without brackets");
        host.n = bare.end - bare.begin;
        host.s = target_copy(r.s + bare.begin, host.n);
        is_allowed(r, host);
    }
}

/* ---- streams ---- */

static int same_span(uric_span64 wide, uric_span narrow)
{
    return wide.begin == narrow.begin && wide.end == narrow.end;
}

static void streams(struct uric_bytes s, const struct uric *u)
{
    uint8_t address[16] = { 0 }, address64[16] = { 0 };
    uint16_t number, number64;
    uric_span64 at64;
    uric_span at;
    struct uric narrowed;
    struct uric_stream m;
    struct uric64 w;

    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    uric_stream_feed(&m, s.s, s.n);
    target_hold(uric_stream_end(&m, &w) == URIC_OK, "a stream is valid when the string is");
    target_hold(uric_narrow(&w, &narrowed) == URIC_OK && !memcmp(&narrowed, u, sizeof *u),
                "the stream's parts fit a string");
    target_hold(uric64_host_address(s.s, &w, address64) ==
                        uric_host_address(uric_bind(s.s, u), address) &&
                    memcmp(address, address64, sizeof address) == 0,
                "a stream has the same address");
    target_hold(uric64_port_number(s.s, &w, &number64) ==
                        uric_port_number(uric_bind(s.s, u), &number) &&
                    number64 == number,
                "and port");
    target_hold(uric64_user(s.s, &w, &at64) == (uric_user(uric_bind(s.s, u), &at) != 0) &&
                    same_span(at64, at),
                "and user");
    target_hold(uric64_password(s.s, &w, &at64) == (uric_password(uric_bind(s.s, u),
                                                                  &at) != 0) &&
                    same_span(at64, at),
                "and password");
    target_hold(same_span(uric64_authority(&w), uric_authority(u)) &&
                    same_span(uric64_bare_host(&w), uric_bare_host(u)),
                "a stream has the same authority and host");
    target_hold(uric64_request_form(&w) == uric_request_form(u), "and form");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest = target_input(data, size), line = target_line(&rest);
    struct uric u, v;

    rest.s = target_copy(rest.s, rest.n);
    if (uric_parse(line.s, line.n, &u) == URIC_OK) {
        ports(uric_bind(line.s, &u));
        allowed(uric_bind(line.s, &u), rest);
        streams(line, &u);
        if (uric_parse(rest.s, rest.n, &v) == URIC_OK)
            origins(uric_bind(line.s, &u), uric_bind(rest.s, &v));
    }
    target_forget();
    return 0;
}
