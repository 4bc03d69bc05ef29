/* Reads a URI as java.net.URI does, which is RFC 2396 with named deviations: new URI(string), and
 * of it getScheme(), getHost(), getPort() and getRawPath().
 *
 * Written from the class's documentation ("URI syntax and components", "Character categories" and
 * the deviations under the constructor URI(String)) and the behaviour of OpenJDK 17: an empty
 * authority may precede a path, a query or a fragment; a host may be an IPv6 address in brackets
 * (RFC 2732), with a scope after "%"; characters above U+007F that are no controls or spaces may
 * stand where triplets may.  An authority that is no server with a host name of RFC 2396 is a
 * registry-based name if it can be one: the URI has no host then, and parseServerAuthority()
 * refuses it.  A string is bytes decoded as UTF-8; ill-formed ones, which Java's decoder replaces
 * before java.net.URI sees them, count as visible characters and stay as they are. */
#include "readings/reading_shared.h"
#include "util/ascii.h"
#include "util/hexdig.h"

enum {
    JAVA_LONGEST_PORT = 2147483647, /* an int */
    JAVA_ADDRESS_ROOM = 45          /* the longest IPv6address */
};

/* What a scan meets. */
enum set { JAVA_SCHEME, JAVA_URIC, JAVA_PATH, JAVA_USERINFO, JAVA_REG_NAME, JAVA_SERVER };

/* Besides letters and digits. */
static const char *const java_allowed[] = {
    "+-.",                               /* JAVA_SCHEME */
    "-_.!~*'();/?:@&=+$,[]",             /* JAVA_URIC */
    "-_.!~*'():@&=+$,;/",                /* JAVA_PATH */
    "-_.!~*'();:&=+$,",                  /* JAVA_USERINFO */
    "-_.!~*'()$,;:@&=+",                 /* JAVA_REG_NAME */
    "-_.!~*'()$,;:@&=+[]%"               /* JAVA_SERVER, of an authority in which "]" may follow */
};

static bool java_is_one_of(char c, const char *list)
{
    for (; *list != '\0'; list++) {
        if (c == *list)
            return true;
    }
    return false;
}

static bool java_is_alphanum(char c)
{
    return uric_is_letter(c) || uric_is_digit(c);
}

static uint32_t java_until(const char *s, uint32_t i, uint32_t end, const char *stops)
{
    while (i < end && !java_is_one_of(s[i], stops))
        i++;
    return i;
}

/* Whether a control or a space above U+007F starts at i: U+0080 to U+00A0, U+1680, U+2000 to
 * U+200A, U+2028, U+2029, U+202F, U+205F and U+3000. */
static bool java_is_high_space(const char *s, uint32_t i, uint32_t end)
{
    const unsigned char first = (unsigned char)s[i];
    unsigned char second, third;

    if (end - i < 2)
        return false;
    second = (unsigned char)s[i + 1];
    if (first == 0xc2)
        return second >= 0x80 && second <= 0xa0;
    if (end - i < 3)
        return false;
    third = (unsigned char)s[i + 2];
    if (first == 0xe2 && second == 0x80)
        return (third >= 0x80 && third <= 0x8a) || third == 0xa8 || third == 0xa9 ||
               third == 0xaf;
    return (first == 0xe1 && second == 0x9a && third == 0x80) ||
           (first == 0xe2 && second == 0x81 && third == 0x9f) ||
           (first == 0xe3 && second == 0x80 && third == 0x80);
}

/* The end of the run of bytes from i on that the set, triplets and visible characters above
 * U+007F allow. */
static uint32_t java_scan(const char *s, uint32_t i, uint32_t end, enum set set)
{
    for (; i < end; i++) {
        if (java_is_alphanum(s[i]) || java_is_one_of(s[i], java_allowed[set]))
            continue;
        if (set == JAVA_SCHEME)
            break;
        if (s[i] == '%' && uric_is_triplet((const unsigned char *)s, i, end))
            i += 2;
        else if ((unsigned char)s[i] <= 0x7f || java_is_high_space(s, i, end))
            break;
    }
    return i;
}

/* Refuses the string if a byte of [i, end) is not in the set; part is enum uric_part. */
static bool java_is_all(const char *s, size_t n, uric_span span, enum set set, int part,
                   struct uric_reading *r)
{
    const uint32_t at = java_scan(s, span.begin, span.end, set);

    if (at < span.end)
        uric_read_refuse(r, at, uric_reading_of_byte(s, n, at, part));
    return at == span.end;
}

/* ---- hosts ---- */

/* Where a server ends, or why it is none and where that shows. */
struct server {
    bool is_host;
    uint32_t at;
    enum uric_reading_reason reason;
};

static struct server java_no_host(uint32_t at, enum uric_reading_reason reason)
{
    struct server server;

    server.is_host = false;
    server.at = at;
    server.reason = reason;
    return server;
}

static struct server java_host_ends(uint32_t at)
{
    struct server server = java_no_host(at, URIC_READING_ALIKE);

    server.is_host = true;
    return server;
}

/* The end of a decimal number of at most 255 at i, with any number of leading zeros; i if there
 * is none. */
static uint32_t java_octet_end(const char *s, uint32_t i, uint32_t end)
{
    uint32_t at = i, value = 0;

    for (; at < end && uric_is_digit(s[at]); at++) {
        value = 10 * value + (uint32_t)(s[at] - '0');
        if (value > 255)
            return i;
    }
    return at;
}

/* The end of the longest run of digits and dots from i on if that is four octets; otherwise i. */
static uint32_t java_ipv4_end(const char *s, uint32_t i, uint32_t end)
{
    uint32_t at = i;
    int octets;

    for (octets = 1;; octets++) {
        const uint32_t next = java_octet_end(s, at, end);

        if (next == at)
            return i;
        at = next;
        if (octets == 4)
            break;
        if (at == end || s[at] != '.')
            return i;
        at++;
    }
    return at < end && (s[at] == '.' || uric_is_digit(s[at])) ? i : at;
}

/* Copies an IPv6 address without leading zeros of the octets at its end, which Java allows and
 * the rule IPv6address does not; returns its length, or more than JAVA_ADDRESS_ROOM. */
static size_t java_plain_ipv6(const char *s, uric_span span, char to[JAVA_ADDRESS_ROOM])
{
    uint32_t octets = span.end, i;
    size_t n = 0;

    while (octets > span.begin && s[octets - 1] != ':')
        octets--;
    if (java_until(s, octets, span.end, ".") == span.end)
        octets = span.end;
    for (i = span.begin; i < span.end && n <= JAVA_ADDRESS_ROOM; i++) {
        if (i >= octets && s[i] == '0' && i + 1 < span.end && uric_is_digit(s[i + 1]) &&
            (n == 0 || !uric_is_digit(s[i - 1]) || to[n - 1] == '.' || to[n - 1] == ':'))
            continue;
        if (n < JAVA_ADDRESS_ROOM)
            to[n] = s[i];
        n++;
    }
    return n;
}

/* The host in brackets that opens at i. */
static struct server java_literal(const char *s, uint32_t i, uint32_t end, struct uric_reading *r)
{
    const uint32_t close = java_until(s, i, end, "]"), percent = java_until(s, i, close, "%");
    char text[JAVA_ADDRESS_ROOM];
    uric_span address;
    uint32_t scope;
    size_t n;

    address.begin = i + 1;
    address.end = percent;
    n = java_plain_ipv6(s, address, text);
    if (close == end || n > sizeof text || !uric_read_is_ipv6(text, n, r))
        return java_no_host(i, URIC_READING_IP_LITERAL);
    r->host.begin = address.begin;
    r->host.end = close;
    if (percent < close) {
        for (scope = percent + 1; scope < close; scope++) {
            if (!java_is_alphanum(s[scope]) && !java_is_one_of(s[scope], "_."))
                return java_no_host(scope, URIC_READING_IP_LITERAL);
        }
        if (percent + 1 == close)
            return java_no_host(percent, URIC_READING_IP_LITERAL);
        r->kind = URIC_READING_LITERAL;
    }
    return java_host_ends(close + 1);
}

/* A host name of RFC 2396: labels of letters, digits and inner "-"; the last of several starts
 * with a letter; a dot may follow it. */
static struct server java_name(const char *s, size_t n, uint32_t begin, uint32_t end,
                          struct uric_reading *r)
{
    uint32_t i = begin, label = end;

    while (i < end && java_is_alphanum(s[i])) {
        label = i;
        while (i < end && (java_is_alphanum(s[i]) || s[i] == '-'))
            i++;
        if (s[i - 1] == '-')
            return java_no_host(i - 1, URIC_READING_HOST_LABEL);
        if (i == end || s[i] != '.')
            break;
        i++;
    }
    if (i < end && s[i] != ':')
        return java_no_host(i, s[i] == '.' || s[i] == '-' ? URIC_READING_HOST_LABEL :
                                                       uric_reading_of_byte(s, n, i, URIC_HOST));
    if (label == end)
        return java_no_host(i, URIC_READING_EMPTY_HOST);
    if (label > begin && !uric_is_letter(s[label]))
        return java_no_host(label, URIC_READING_NUMERIC_HOST);
    r->host.begin = begin;
    r->host.end = i;
    return java_host_ends(i);
}

/* The port whose ":" is at i: digits to the end, which may be none. */
static struct server java_port(const char *s, uint32_t i, uint32_t end, struct uric_reading *r)
{
    uint64_t value = 0;
    uint32_t at;

    for (at = i + 1; at < end; at++) {
        if (uric_is_digit(s[at]))
            value = 10 * value + (uint32_t)(s[at] - '0');
        if (!uric_is_digit(s[at]) || value > JAVA_LONGEST_PORT)
            return java_no_host(at, URIC_READING_PORT);
    }
    if (i + 1 < end) {
        r->has_port = true;
        r->port.begin = i + 1;
        r->port.end = end;
    }
    return java_host_ends(end);
}

/* [ userinfo "@" ] host [ ":" port ] */
static struct server java_server(const char *s, size_t n, uric_span authority,
                                 struct uric_reading *r)
{
    const uint32_t end = authority.end, at = java_until(s, authority.begin, end, "@");
    uint32_t begin = authority.begin, bad, i;
    struct server found;

    if (at < end) {
        bad = java_scan(s, begin, at, JAVA_USERINFO);
        if (bad < at)
            return java_no_host(bad, URIC_READING_USERINFO);
        begin = at + 1;
    }
    i = begin < end && s[begin] != '[' ? java_ipv4_end(s, begin, end) : begin;
    if (i > begin && (i == end || s[i] == ':')) {
        r->host.begin = begin;
        r->host.end = i;
        found = java_host_ends(i);
    } else {
        found = begin < end && s[begin] == '[' ? java_literal(s, begin, end, r) :
                                                 java_name(s, n, begin, end, r);
    }
    if (!found.is_host || found.at == end)
        return found;
    return s[found.at] == ':' ? java_port(s, found.at, end, r) :
                                java_no_host(found.at, URIC_READING_IP_LITERAL);
}

/* A server, or a registry-based name, which has no host.  False if the authority is neither. */
static bool java_read_authority(const char *s, size_t n, uric_span authority,
                                struct uric_reading *r)
{
    const uint32_t name_end = java_scan(s, authority.begin, authority.end, JAVA_REG_NAME);
    const uint32_t server_end = java_scan(s, authority.begin, authority.end, JAVA_SERVER);
    struct server found;

    /* A bad triplet before anything that only a server has is refused. */
    if (name_end < authority.end && (s[name_end] == '%' || server_end < authority.end)) {
        uric_read_refuse(r, name_end, uric_reading_of_byte(s, n, name_end, URIC_HOST));
        return false;
    }
    found = java_server(s, n, authority, r);
    if (found.is_host) {
        r->verdict = URIC_READING_HOST;
        r->has_host = true;
        if (r->kind == URIC_READING_NAME)
            uric_read_dotted(s, r);
        return true;
    }
    r->has_port = false;
    r->kind = URIC_READING_NAME;
    if (name_end < authority.end) {
        uric_read_refuse(r, found.at, found.reason);
        return false;
    }
    if (found.reason != URIC_READING_EMPTY_HOST)
        uric_read_leaves(r, found.at, found.reason);
    return true;
}

/* ---- the URI ---- */

/* From i on: [ "//" authority ] path [ "?" query ].  Returns the end, or n if refused. */
static uint32_t java_read_hierarchical(const char *s, size_t n, uint32_t i, struct uric_reading *r)
{
    const uint32_t end = (uint32_t)n;
    uric_span span;

    if (end - i >= 2 && s[i] == '/' && s[i + 1] == '/') {
        span.begin = i + 2;
        span.end = i = java_until(s, i + 2, end, "/?#");
        if (span.begin == end) {
            uric_read_refuse(r, end, URIC_READING_EMPTY_HOST);
            return end;
        }
        if (span.begin < span.end && !java_read_authority(s, n, span, r))
            return end;
    }
    r->path.begin = i;
    r->path.end = i = java_until(s, i, end, "?#");
    if (!java_is_all(s, n, r->path, JAVA_PATH, URIC_PATH, r))
        return end;
    r->has_path = true;
    if (i == end || s[i] != '?')
        return i;
    span.begin = i + 1;
    span.end = java_until(s, i + 1, end, "#");
    return java_is_all(s, n, span, JAVA_URIC, URIC_QUERY, r) ? span.end : end;
}

/* What follows the ":" of a scheme and is not "/": it has no parts.  Returns the end, or n if
 * refused. */
static uint32_t java_read_opaque(const char *s, size_t n, uint32_t i, struct uric_reading *r)
{
    uric_span span;

    span.begin = i;
    span.end = java_until(s, i, (uint32_t)n, "#");
    uric_read_leaves(r, i, URIC_READING_OPAQUE);
    if (span.begin == span.end) {
        uric_read_refuse(r, i, URIC_READING_OPAQUE);
        return (uint32_t)n;
    }
    return java_is_all(s, n, span, JAVA_URIC, URIC_PATH, r) ? span.end : (uint32_t)n;
}

/* Whether the scheme, which ends at ":", is one. */
static bool java_is_scheme(const char *s, uint32_t colon, struct uric_reading *r)
{
    const uint32_t end =
        colon > 0 && uric_is_letter(s[0]) ? java_scan(s, 0, colon, JAVA_SCHEME) : 0;

    if (end < colon || colon == 0)
        uric_read_refuse(r, end, URIC_READING_SCHEME);
    return colon > 0 && end == colon;
}

static void java_read_uri(const char *s, size_t n, struct uric_reading *r)
{
    const uint32_t colon = java_until(s, 0, (uint32_t)n, ":/?#");
    uric_span span;

    if (colon < n && s[colon] == ':') {
        if (!java_is_scheme(s, colon, r))
            return;
        r->has_scheme = true;
        r->scheme.end = colon;
        span.begin = colon + 1 < n && s[colon + 1] == '/' ?
                         java_read_hierarchical(s, n, colon + 1, r) :
                         java_read_opaque(s, n, colon + 1, r);
    } else {
        span.begin = java_read_hierarchical(s, n, 0, r);
    }
    if (span.begin < n && r->verdict != URIC_READING_REFUSED) { /* a fragment */
        span.begin++;
        span.end = (uint32_t)n;
        (void)java_is_all(s, n, span, JAVA_URIC, URIC_FRAGMENT, r);
    }
}

void uric_read_java(const char *s, size_t n, struct uric_reading *r)
{
    *r = uric_read_start();
    r->verdict = URIC_READING_NO_HOST;
    r->steps = URIC_READING_SHORT_PORT;
    java_read_uri(s, n, r);
    uric_finish_reading(s, n, r);
}
