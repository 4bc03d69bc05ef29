/* Compares audits of references with a slow reading of the decoded parts. */
#define _DEFAULT_SOURCE
#include "fuzz/theorem_target.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define HAS(hazards, name) ((hazards) >> URIC_HAZARD_##name & 1)

static unsigned triplet(const char *s)
{
    char digits[3] = { 0 };

    memcpy(digits, s + 1, 2);
    return (unsigned)strtoul(digits, NULL, 16);
}

/* Ends with a NUL. */
static struct uric_bytes decoded(const char *s, uric_span at)
{
    char *const b = target_block(at.end - at.begin + 1);
    struct uric_bytes out;
    uint32_t i;

    out.s = b;
    out.n = 0;
    for (i = at.begin; i < at.end; i += s[i] == '%' ? 3 : 1)
        b[out.n++] = s[i] == '%' ? (char)triplet(s + i) : s[i];
    b[out.n] = '\0';
    return out;
}

static void is(uint64_t hazard, int wanted, const char *name)
{
    target_hold((hazard != 0) == (wanted != 0), name);
}

/* ---- triplets ---- */

static int encodes(const char *s, uric_span at, const char *any, size_t n)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i++) {
        if (s[i] == '%' && memchr(any, (int)triplet(s + i), n))
            return 1;
    }
    return 0;
}

static int encodes_twice(const char *s, uric_span all)
{
    const struct uric_bytes once = decoded(s, all);
    size_t i, at = 0;

    /* "%" and two digits, at least the first of which was encoded */
    for (i = all.begin; i < all.end; at++) {
        const int is_percent = s[i] == '%' && triplet(s + i) == '%';

        if (is_percent && at + 2 < once.n && memchr("0123456789abcdefABCDEF", once.s[at + 1], 22) &&
            memchr("0123456789abcdefABCDEF", once.s[at + 2], 22))
            return 1;
        i += s[i] == '%' ? 3 : 1;
    }
    return 0;
}

/* By the table of RFC 3629, section 4, in whole sequences. */
static size_t utf8_length(const unsigned char *s, size_t n)
{
    static const struct { unsigned char first[2], second[2]; size_t n; } all[] = {
        { { 0x00, 0x7f }, { 0, 0 }, 1 },       { { 0xc2, 0xdf }, { 0x80, 0xbf }, 2 },
        { { 0xe0, 0xe0 }, { 0xa0, 0xbf }, 3 }, { { 0xe1, 0xec }, { 0x80, 0xbf }, 3 },
        { { 0xed, 0xed }, { 0x80, 0x9f }, 3 }, { { 0xee, 0xef }, { 0x80, 0xbf }, 3 },
        { { 0xf0, 0xf0 }, { 0x90, 0xbf }, 4 }, { { 0xf1, 0xf3 }, { 0x80, 0xbf }, 4 },
        { { 0xf4, 0xf4 }, { 0x80, 0x8f }, 4 }
    };
    size_t i, k;

    for (i = 0; i < sizeof all / sizeof *all; i++) {
        if (s[0] < all[i].first[0] || s[0] > all[i].first[1] || n < all[i].n)
            continue;
        if (all[i].n > 1 && (s[1] < all[i].second[0] || s[1] > all[i].second[1]))
            continue;
        for (k = 2; k < all[i].n && s[k] >= 0x80 && s[k] <= 0xbf; k++)
            ;
        if (k >= all[i].n)
            return all[i].n;
    }
    return 0;
}

/* Runs of triplets, each separately. */
static int is_bad_utf8(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n) {
        unsigned char run[TARGET_LONGEST];
        size_t length = 0, at, taken;

        for (; i < n && s[i] == '%'; i += 3)
            run[length++] = (unsigned char)triplet(s + i);
        for (at = 0; at < length; at += taken) {
            taken = utf8_length(run + at, length - at);
            if (taken == 0)
                return 1;
        }
        i++;
    }
    return 0;
}

/* Decoded, "\" counts as "/" too; as spelled, only "/" does. */
static size_t dot_segments(struct uric_bytes path, const char *delimiters, size_t n)
{
    size_t found = 0, from = 0, i;

    for (i = 0; i <= path.n; i++) {
        if (i < path.n && !memchr(delimiters, path.s[i], n))
            continue;
        found += (i - from == 1 || i - from == 2) && memcmp(path.s + from, "..", i - from) == 0;
        from = i + 1;
    }
    return found;
}

static int encodes_dots(const char *s, uric_span path)
{
    struct uric_bytes spelled;

    spelled.s = path.begin < path.end ? s + path.begin : "";
    spelled.n = path.end - path.begin;
    return dot_segments(decoded(s, path), "/\\", 2) > dot_segments(spelled, "/", 1);
}

/* A segment of dots followed by ";", decoded. */
static int has_parameter_dots(const char *s, uric_span path)
{
    const struct uric_bytes d = decoded(s, path);
    size_t i;

    for (i = 0; i < d.n; i++) {
        const char *const at = d.s + i;

        if (i > 0 && !memchr("/\\", at[-1], 2))
            continue;
        if (strncmp(at, ".;", 2) == 0 || strncmp(at, "..;", 3) == 0)
            return 1;
    }
    return 0;
}

/* Whether it is "." or ".." once its ends are trimmed, and not before. */
static int is_dots_if_trimmed(const char *s, size_t n)
{
    const size_t whole = n;

    for (; n > 0 && (unsigned char)*s <= ' '; n--)
        s++;
    for (; n > 0 && (unsigned char)s[n - 1] <= ' '; n--)
        ;
    return n < whole && (n == 1 || n == 2) && memcmp(s, "..", n) == 0;
}

/* Of a segment, what is before a ";" counts. */
static int has_trimmed_dots(const char *s, uric_span path)
{
    const struct uric_bytes d = decoded(s, path);
    size_t i, from = 0;
    int is_over = 0;

    for (i = 0; i <= d.n; i++) {
        const int ends = i == d.n || memchr("/\\", d.s[i], 2) != NULL;

        if (!ends && d.s[i] != ';')
            continue;
        if (!is_over && is_dots_if_trimmed(d.s + from, i - from))
            return 1;
        is_over = !ends;
        from = i + 1;
    }
    return 0;
}

/* Decodes twice, then what of it is overlong UTF-8 for US-ASCII. */
static struct uric_bytes decoded_fully(const char *s, uric_span at)
{
    struct uric_bytes d = decoded(s, at);
    char *const b = target_copy(d.s, d.n + 1);
    size_t i, n = 0, k;

    for (i = 0; i < d.n; n++) {
        const int again = d.s[i] == '%' && i + 2 < d.n && isxdigit((unsigned char)d.s[i + 1]) &&
                          isxdigit((unsigned char)d.s[i + 2]);

        b[n] = again ? (char)triplet(d.s + i) : d.s[i];
        i += again ? 3 : 1;
    }
    d.s = b;
    d.n = n;
    for (i = n = 0; i < d.n; n++) {
        const unsigned char c = (unsigned char)b[i];
        const size_t more = c == 0xf0 ? 3 : c == 0xe0 ? 2 : c == 0xc0 || c == 0xc1;
        unsigned value = c & 1;

        for (k = 1; k <= more && i + k < d.n && ((unsigned char)b[i + k] & 0xc0) == 0x80; k++)
            value = value << 6 | (b[i + k] & 0x3f);
        if (more > 0 && k > more && value < 0x80) {
            b[n] = (char)value;
            i += more + 1;
        } else {
            b[n] = b[i++];
        }
    }
    d.n = n;
    return d;
}

/* Whether the n bytes, without NUL, are ".." or start with "..;". */
static int climbs(const char *s, size_t n)
{
    char start[3] = "";
    size_t i, k = 0;

    for (i = 0; i < n && k < 3; i++) {
        if (s[i] != '\0')
            start[k++] = s[i];
    }
    return k >= 2 && start[0] == '.' && start[1] == '.' && (k == 2 || start[2] == ';');
}

static int stays(const char *s, size_t n)
{
    size_t i, dots = 0;

    for (i = 0; i < n && s[i] != ';'; i++) {
        if (s[i] != '.' && s[i] != '\0')
            return 0;
        dots += s[i] == '.';
    }
    return dots <= 2 && !(dots == 0 && i < n);
}

/* The dots of a segment that has nothing else, but NUL and what follows ";"; -1 for others. */
static int only_dots(const char *s, size_t n)
{
    size_t i;
    int dots = 0;

    for (i = 0; i < n; i++) {
        if (s[i] == ';' && dots > 0)
            break;
        if (s[i] != '.' && s[i] != '\0')
            return -1;
        dots += s[i] == '.';
    }
    return dots;
}

static int part_climbs(const char *s, uric_span at, int is_path)
{
    const struct uric_bytes d = decoded_fully(s, at);
    const char *const delimiters = is_path ? "/\\" : "/\\&=;?";
    size_t i, from = 0;
    long depth = 0;
    int before = -1, dots, is_slash;

    for (i = 0; i <= d.n; i++) {
        if (i < d.n && (d.s[i] == '\0' || strchr(delimiters, d.s[i]) == NULL))
            continue;
        /* "....//" or "..././", which a filter of "../" turns into it */
        dots = only_dots(d.s + from, i - from);
        is_slash = i < d.n && (d.s[i] == '/' || d.s[i] == '\\');
        if (is_slash && ((before == 4 && dots == 0) || (before == 3 && dots == 1)))
            return 1;
        before = is_slash ? dots : -1;
        if (climbs(d.s + from, i - from))
            depth--;
        else
            depth += is_path && !stays(d.s + from, i - from);
        if (depth < 0)
            return 1;
        from = i + 1;
    }
    return 0;
}

static void traversal_is(const char *s, const struct uric *u, const struct uric_audit_result *a)
{
    const uric_span path = u->part[URIC_PATH];
    const int climbs_out = (path.begin < path.end && s[path.begin] == '/' &&
                            part_climbs(s, path, 1)) ||
                           part_climbs(s, u->part[URIC_QUERY], 0) ||
                           part_climbs(s, u->part[URIC_FRAGMENT], 0);

    is(HAS(a->hazards, TRAVERSAL), climbs_out, "a traversal");
}

/* ---- hosts ---- */

static uint32_t ipv4_is(uint32_t a)
{
    return (uint32_t)(a >> 24 == 0) << URIC_HAZARD_UNSPECIFIED |
           (uint32_t)(a >> 24 == 127) << URIC_HAZARD_LOOPBACK |
           (uint32_t)(a >> 24 == 10 || a >> 20 == 0xac1 || a >> 16 == 0xc0a8)
               << URIC_HAZARD_PRIVATE |
           (uint32_t)(a >> 16 == 0xa9fe) << URIC_HAZARD_LINK_LOCAL |
           (uint32_t)(a >> 28 == 14) << URIC_HAZARD_MULTICAST;
}

/* The offsets of IPv4's bytes: RFC 3056, RFC 6052, RFC 4291, RFC 2765. */
static const struct {
    const char *prefix; /* an address; `bytes` bytes of it count */
    size_t bytes;
    int place[4];
} embeddings[] = {
    { "2002::", 2, { 2, 3, 4, 5 } },
    { "64:ff9b::", 12, { 12, 13, 14, 15 } },
    { "::ffff:0:0", 12, { 12, 13, 14, 15 } },
    { "::ffff:0:0:0", 12, { 12, 13, 14, 15 } }
};

/* The IPv4 address that an IPv6 address is known to embed. */
static int embeds(const struct in6_addr *a, uint32_t *ipv4)
{
    size_t i;
    int k;

    for (i = 0; i < sizeof embeddings / sizeof *embeddings; i++) {
        struct in6_addr prefix;

        inet_pton(AF_INET6, embeddings[i].prefix, &prefix);
        if (memcmp(a, &prefix, embeddings[i].bytes) != 0)
            continue;
        for (k = 0, *ipv4 = 0; k < 4; k++)
            *ipv4 = *ipv4 << 8 | a->s6_addr[embeddings[i].place[k]];
        return 1;
    }
    return 0;
}

static void embedded_is(struct uric_bytes literal, const struct uric_audit_result *a)
{
    char text[64] = "";
    struct in6_addr address, local;
    uint32_t ipv4;

    memcpy(text, literal.s + 1, literal.n - 2);
    inet_pton(AF_INET6, text, &address);
    inet_pton(AF_INET6, "64:ff9b:1::", &local);
    if (embeds(&address, &ipv4))
        target_hold(HAS(a->hazards, IPV6_EMBEDS_IPV4) && a->ipv4 == ipv4,
                    "an embedded address is at its RFC's offset");
    if (memcmp(&address, &local, 6) == 0 || strchr(text, '.'))
        target_hold(HAS(a->hazards, IPV6_EMBEDS_IPV4), "an embedded address is reported");
}

static uint32_t ipv6_is(struct uric_bytes literal)
{
    char text[64] = "";
    struct in6_addr a;

    memcpy(text, literal.s + 1, literal.n - 2);
    target_hold(inet_pton(AF_INET6, text, &a) == 1, "an IPv6 address is one");
    return (uint32_t)IN6_IS_ADDR_UNSPECIFIED(&a) << URIC_HAZARD_UNSPECIFIED |
           (uint32_t)IN6_IS_ADDR_LOOPBACK(&a) << URIC_HAZARD_LOOPBACK |
           (uint32_t)((a.s6_addr[0] & 0xfe) == 0xfc) << URIC_HAZARD_PRIVATE |
           (uint32_t)IN6_IS_ADDR_LINKLOCAL(&a) << URIC_HAZARD_LINK_LOCAL |
           (uint32_t)IN6_IS_ADDR_MULTICAST(&a) << URIC_HAZARD_MULTICAST;
}

/* Of an address of either version, of both, or of none. */
static void address_is(const struct uric_audit_result *a, uint32_t ipv6, int has_ipv4)
{
    const uint32_t all = 31u << URIC_HAZARD_LOOPBACK;

    target_hold((a->hazards & all) == (ipv6 | (has_ipv4 ? ipv4_is(a->ipv4) : 0)),
                "an address has the hazards of its ranges");
}

/* RFC 6761, 6.3. */
static uint32_t localhost_is(struct uric_bytes name)
{
    static const char local[] = "localhost";
    const size_t n = name.n - (name.n > 0 && name.s[name.n - 1] == '.'),
                 l = sizeof local - 1;

    return (uint32_t)(n >= l && strncasecmp(name.s + n - l, local, l) == 0 &&
                      (n == l || name.s[n - l - 1] == '.'))
           << URIC_HAZARD_LOOPBACK;
}

static void name_is(struct uric_bytes name, const struct uric_audit_result *a)
{
    size_t from = 0, longest = 0, i;
    int punycode = 0;

    for (i = 0; i <= name.n; i++) {
        if (i < name.n && name.s[i] != '.')
            continue;
        longest = i - from > longest ? i - from : longest;
        punycode |= i - from >= 4 && strncasecmp(name.s + from, "xn--", 4) == 0;
        from = i + 1;
    }
    target_hold(a->name == name.n && a->label == longest, "a name has a length");
    is(HAS(a->hazards, NAME_TOO_LONG), name.n > 255, "a name over 255 bytes");
    is(HAS(a->hazards, LABEL_TOO_LONG), longest > 63, "a label over 63 bytes");
    is(HAS(a->hazards, PUNYCODE), punycode, "a label of punycode");
    is(HAS(a->hazards, TRAILING_DOT), name.n > 0 && name.s[name.n - 1] == '.',
       "a trailing dot");
}

static void no_name(const struct uric_audit_result *a)
{
    const uint32_t all = 7u << URIC_HAZARD_LABEL_TOO_LONG;

    target_hold(a->name == 0 && a->label == 0 && (a->hazards & all) == 0,
                "only a name has a length");
}

static void host_is(const char *s, const struct uric *u,
                    const struct uric_audit_result *a)
{
    const struct uric_bytes host = decoded(s, u->part[URIC_HOST]);
    const uint64_t rare = a->hazards >> URIC_HAZARD_IPV4_SHORT & 15;
    char *const without_dot = target_copy(host.s, host.n + 1);
    struct in_addr address;
    const size_t n = strcspn(host.s, "\t\n\v\f\r "); /* where inet_aton() stops */
    size_t i;
    const int has_dot = host.n > 1 && host.s[host.n - 1] == '.';

    is(HAS(a->hazards, ENCODED_HOST),
       memchr(s + u->part[URIC_HOST].begin, '%',
              u->part[URIC_HOST].end - u->part[URIC_HOST].begin) != NULL,
       "encoded host");
    for (i = 0; i < host.n; i++) {
        if ((unsigned char)host.s[i] > 0x7f) /* browsers may map it to an address */
            return;
    }
    if (u->host_kind == URIC_HOST_IPV6ADDRESS || u->host_kind == URIC_HOST_IPVFUTURE) {
        address_is(a, u->host_kind == URIC_HOST_IPV6ADDRESS ? ipv6_is(host) : 0,
                   HAS(a->hazards, IPV6_EMBEDS_IPV4));
        if (u->host_kind == URIC_HOST_IPV6ADDRESS)
            embedded_is(host, a);
        is(HAS(a->hazards, TRAILING_DOT), 0, "a literal has no trailing dot");
        no_name(a);
        return;
    }
    if (has_dot)
        without_dot[host.n - 1] = '\0';
    if (n < host.n || !inet_aton(without_dot, &address)) {
        address_is(a, localhost_is(host), 0);
        target_hold(rare == 0 && a->ipv4 == 0, "inet_aton() accepts every address");
        name_is(host, a);
        return;
    }
    address_is(a, 0, 1);
    if (u->host_kind == URIC_HOST_REG_NAME)
        name_is(host, a);
    else
        no_name(a);
    target_hold(a->ipv4 == ntohl(address.s_addr), "an address is as inet_aton() reads it");
    target_hold(rare != 0 || u->host_kind == URIC_HOST_IPV4ADDRESS || has_dot ||
                    HAS(a->hazards, ENCODED_HOST),
                "an address that is not dotted decimal is rare");
}

/* ---- the parts around the host ---- */

static void port_is(const char *s, const struct uric *u, const struct uric_scheme *scheme,
                    const struct uric_audit_result *a)
{
    const uric_span at = u->part[URIC_PORT];
    long usual = scheme ? scheme->default_port : -1, port = 0;
    uint32_t i;

    for (i = at.begin; i < at.end && port <= 65535; i++)
        port = 10 * port + (s[i] - '0');
    if (at.begin == at.end)
        port = usual = -1;
    is(HAS(a->hazards, PORT_OVERFLOW), port > 65535, "a port over 65535");
    is(HAS(a->hazards, PORT_NOT_DEFAULT), usual >= 0 && port != usual, "another port");
    is(HAS(a->hazards, PORT_LOW), port >= 0 && port < 1024 && port != usual,
       "a port below 1024");
    is(HAS(a->hazards, PORT_ZERO), port == 0 && port != usual, "port 0");
}

static size_t label_length(const char *s)
{
    size_t n = 0;

    while ((unsigned char)s[n] > 0x7f || s[n] == '-' || isalnum((unsigned char)s[n]))
        n++;
    return n;
}

static int begins_like_host(struct uric_bytes userinfo)
{
    const size_t n = label_length(userinfo.s);

    return n > 0 && userinfo.s[n] == '.' && label_length(userinfo.s + n + 1) > 0;
}

static void userinfo_is(const char *s, const struct uric *u,
                        const struct uric_audit_result *a)
{
    const uric_span at = u->part[URIC_USERINFO];
    const char *const colon =
        at.begin < at.end ? memchr(s + at.begin, ':', at.end - at.begin) : NULL;

    is(HAS(a->hazards, PASSWORD), colon != NULL && colon + 1 < s + at.end, "a password");
    is(HAS(a->hazards, USERINFO_LIKE_HOST), begins_like_host(decoded(s, at)),
       "a userinfo like a host");
}

static void audits(struct uric_bytes s)
{
    struct uric_audit_result a, split;
    struct uric u;
    const struct uric_scheme *scheme;
    uric_span all, path;
    uint32_t value;
    int i, empty;

    target_hold(uric_audit_split(s.s, s.n, NULL, &split) == URIC_OK, "all bytes can be audited");
    if (uric_parse(s.s, s.n, &u) != URIC_OK)
        return;
    uric_audit(uric_bind(s.s, &u), NULL, &a);
    traversal_is(s.s, &u, &a);
    target_hold(memcmp(&a, &split, sizeof a) == 0, "a valid reference has the same hazards");
    target_hold(URIC_HAZARDS <= 64 && a.hazards >> (URIC_HAZARDS - 1) <= 1 &&
                    a.reserved == 0, "each bit has a name");
    for (i = 0; i < URIC_HAZARDS; i++)
        target_hold((a.hazards >> i & 1) || !uric_hazard_value(&a, i, &value),
                    "an absent part has no number");
    all.begin = 0;
    all.end = (uint32_t)s.n;
    path = u.part[URIC_PATH];
    is(HAS(a.hazards, ENCODED_CRLF), encodes(s.s, all, "\r\n", 2), "encoded CR and LF");
    is(HAS(a.hazards, ENCODED_NUL), encodes(s.s, all, "", 1), "encoded NUL");
    is(HAS(a.hazards, ENCODED_TAB), encodes(s.s, all, "\t", 1), "encoded tab");
    is(HAS(a.hazards, ENCODED_SLASH), encodes(s.s, path, "/", 1), "encoded slash");
    is(HAS(a.hazards, ENCODED_BACKSLASH), encodes(s.s, path, "\\", 1),
       "encoded backslash");
    is(HAS(a.hazards, DOUBLE_ENCODING), encodes_twice(s.s, all), "double encoding");
    is(HAS(a.hazards, BAD_UTF8), is_bad_utf8(s.s, s.n), "bad UTF-8");
    is(HAS(a.hazards, PATH_PARAMETER_DOTS), has_parameter_dots(s.s, path),
       "dots and parameters");
    is(HAS(a.hazards, TRIMMED_DOTS), has_trimmed_dots(s.s, path), "dots, trimmed");
    is(HAS(a.hazards, ENCODED_DOTS), encodes_dots(s.s, path), "encoded dots");
    scheme = uric_has(&u, URIC_SCHEME)
                 ? uric_scheme_find(s.s, u.part[URIC_SCHEME].end, NULL, 0)
                 : NULL;
    port_is(s.s, &u, scheme, &a);
    userinfo_is(s.s, &u, &a);
    empty = uric_has(&u, URIC_HOST) && u.part[URIC_HOST].begin == u.part[URIC_HOST].end;
    is(HAS(a.hazards, EMPTY_HOST),
       empty && scheme && scheme->host == URIC_AUTHORITY_REQUIRED, "an empty host");
    is(HAS(a.hazards, MISSING_SLASHES),
       scheme && scheme->host == URIC_AUTHORITY_REQUIRED && !uric_has(&u, URIC_HOST) &&
           path.begin < path.end,
       "no slashes");
    if (uric_has(&u, URIC_HOST) && u.part[URIC_HOST].begin < u.part[URIC_HOST].end)
        host_is(s.s, &u, &a);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    audits(target_input(data, size));
    target_forget();
    return 0;
}
