/* Finds hazards in valid references: RFC 3986, section 7, and RFC 1738, section 6. */
#include "authority/numeric_host.h"
#include "reference/reference.h"
#include "schemes/scheme_of.h"
#include "util/ascii.h"
#include "util/decoded.h"
#include "util/utf8_step.h"

#define HAZARD(name) ((uint32_t)1 << URIC_HAZARD_##name)

static int is_alphanumeric(int byte)
{
    return byte >= 0 && uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT);
}

/* ---- the userinfo ---- */

/* Whether it starts with two labels and a dot between them.  Labels may contain non-ASCII
 * bytes (RFC 5890, 2.3.2.1: U-labels). */
static int begins_like_host(const char *s, uric_span at)
{
    uint32_t i = at.begin, label = 0, labels = 0;

    while (labels < 2) {
        const int byte = uric_decoded_byte(s, &i, at.end);

        if (is_alphanumeric(byte) || byte == '-' || byte > 0x7F) {
            labels += label == 0;
            label++;
        } else if (byte == '.' && label > 0) {
            label = 0;
        } else {
            return 0;
        }
    }
    return 1;
}

static uint32_t audit_userinfo(const char *s, const struct uric *u)
{
    uric_span password;
    uint32_t found = 0;

    if (!uric_has(u, URIC_USERINFO))
        return 0;
    if (uric_password(uric_bind(s, u), &password) && password.begin < password.end)
        found |= HAZARD(PASSWORD);
    if (begins_like_host(s, u->part[URIC_USERINFO]))
        found |= HAZARD(USERINFO_LIKE_HOST);
    return found;
}

/* ---- addresses ---- */

/* By IANA's IPv4 Special-Purpose Address Registry (RFC 6890). */
static uint32_t audit_ipv4(uint32_t address)
{
    if (address >> 24 == 0) /* RFC 791, 3.2; RFC 1122, 3.2.1.3 */
        return HAZARD(UNSPECIFIED);
    if (address >> 24 == 127) /* RFC 1122, 3.2.1.3 */
        return HAZARD(LOOPBACK);
    if (address >> 24 == 10 || address >> 20 == 0xac1 || address >> 16 == 0xc0a8)
        return HAZARD(PRIVATE); /* RFC 1918 */
    if (address >> 16 == 0xa9fe) /* RFC 3927 */
        return HAZARD(LINK_LOCAL);
    return address >> 28 == 0xe ? HAZARD(MULTICAST) : 0; /* RFC 5771 */
}

static uint32_t number_at(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 |
           (uint32_t)bytes[2] << 8 | bytes[3];
}

static int has_prefix(const uint8_t *address, const char *bytes, size_t n)
{
    return memcmp(address, bytes, n) == 0;
}

/* The IPv4 address after a prefix in 64:ff9b:1::/48 (RFC 8215).  Operators choose a length
 * of 48 to 96 bits, and the address does not say which.  The bytes after the IPv4 address are 0
 * (RFC 6052, 2.2) and the last byte of a host rarely is, so the last byte that is not 0 counts
 * as the last of the IPv4 address. */
static uint32_t after_local_prefix(const uint8_t *address)
{
    static const uint8_t places[4][4] = {
        { 6, 7, 9, 10 }, { 7, 9, 10, 11 }, { 9, 10, 11, 12 }, { 12, 13, 14, 15 }
    };
    const uint8_t *place = places[3];
    uint8_t bytes[4];
    int last = 15, i;

    while (last > 10 && address[last] == 0)
        last--;
    if (last < 13 && address[8] == 0)
        place = places[last - 10];
    for (i = 0; i < 4; i++)
        bytes[i] = address[place[i]];
    return number_at(bytes);
}

/* Whether an IPv6 address embeds an IPv4 address, and which. */
static int read_embedded(const uint8_t *address, int is_dotted, uint32_t *ipv4)
{
    static const char zeros[12] = { 0 };
    static const char translated[] = "\0\0\0\0\0\0\0\0\xff\xff\0\0";
    static const char nat64[] = "\0\x64\xff\x9b\0\0\0\0\0\0\0\0";

    if (has_prefix(address, "\x20\x02", 2)) { /* RFC 3056, 2: 6to4 */
        *ipv4 = number_at(address + 2);
        return 1;
    }
    if (!is_dotted && has_prefix(address, "\0\x64\xff\x9b\0\1", 6)) {
        *ipv4 = after_local_prefix(address);
        return 1;
    }
    *ipv4 = number_at(address + 12);
    return is_dotted || has_prefix(address, nat64, 12) || /* RFC 6052, 2.1 */
           has_prefix(address, translated, 12) ||         /* RFC 2765, 2.1 */
           (has_prefix(address, zeros, 10) &&             /* RFC 4291, 2.5.5: mapped, */
            address[10] == 255 && address[11] == 255) ||
           /* or compatible; "::" and "::1" mean something else */
           (has_prefix(address, zeros, 12) && *ipv4 > 1);
}

/* By IANA's IPv6 Special-Purpose Address Registry (RFC 6890). */
static uint32_t audit_ipv6(const char *s, const struct uric *u, uint32_t *ipv4)
{
    static const char unspecified[16] = { 0 };
    static const char loopback[] = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01";
    const uric_span host = u->part[URIC_HOST];
    uint8_t address[16];
    uint32_t found = 0, embedded;

    uric_host_address(uric_bind(s, u), address);
    if (has_prefix(address, unspecified, 16)) /* RFC 4291, 2.5.2 */
        found |= HAZARD(UNSPECIFIED);
    if (has_prefix(address, loopback, 16)) /* RFC 4291, 2.5.3 */
        found |= HAZARD(LOOPBACK);
    if ((address[0] & 0xfe) == 0xfc) /* RFC 4193 */
        found |= HAZARD(PRIVATE);
    if (address[0] == 0xfe && (address[1] & 0xc0) == 0x80) /* RFC 4291, 2.5.6 */
        found |= HAZARD(LINK_LOCAL);
    if (address[0] == 0xff) /* RFC 4291, 2.7 */
        found |= HAZARD(MULTICAST);
    if (read_embedded(address, memchr(s + host.begin, '.', host.end - host.begin) != NULL,
                      &embedded)) {
        *ipv4 = embedded;
        found |= HAZARD(IPV6_EMBEDS_IPV4) | audit_ipv4(embedded);
    }
    return found;
}

/* ---- names ---- */

static int begins_label(const char *s, uint32_t i, uint32_t end, const char *with)
{
    for (; *with; with++) {
        const int byte = uric_decoded_byte(s, &i, end);

        if (byte < 0 || uric_lower((char)byte) != (unsigned char)*with)
            return 0;
    }
    return 1;
}

/* Whether the label at i is "localhost" and the last one (RFC 6761, 6.3). */
static int is_localhost(const char *s, uint32_t i, uint32_t end)
{
    const char *name = "localhost";
    int byte;

    do {
        byte = uric_decoded_byte(s, &i, end);
    } while (byte >= 0 && *name && uric_lower((char)byte) == (unsigned char)*name++);
    if (*name)
        return 0;
    return byte < 0 || (byte == '.' && i == end);
}

static uint32_t audit_name(const char *s, uric_span host, struct uric_audit_result *a)
{
    uint32_t i = host.begin, label = 0, found = 0;
    int byte, last = -1;

    while (i < host.end) {
        if (label == 0 && begins_label(s, i, host.end, "xn--"))
            found |= HAZARD(PUNYCODE);
        if (label == 0 && is_localhost(s, i, host.end))
            found |= HAZARD(LOOPBACK);
        last = byte = uric_decoded_byte(s, &i, host.end);
        a->name++;
        label = byte == '.' ? 0 : label + 1;
        if (label > a->label)
            a->label = label;
    }
    if (last == '.')
        found |= HAZARD(TRAILING_DOT);
    if (a->label > 63)
        found |= HAZARD(LABEL_TOO_LONG);
    if (a->name > 255)
        found |= HAZARD(NAME_TOO_LONG);
    return found;
}

static uint32_t audit_host(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, struct uric_audit_result *a)
{
    const uric_span host = u->part[URIC_HOST];
    uint32_t found = 0, rare;

    if (!uric_has(u, URIC_HOST))
        return 0;
    if (host.begin == host.end)
        return scheme && scheme->host == URIC_AUTHORITY_REQUIRED ? HAZARD(EMPTY_HOST)
                                                                   : 0;
    if (u->host_kind == URIC_HOST_IPV6ADDRESS)
        return audit_ipv6(s, u, &a->ipv4);
    if (memchr(s + host.begin, '%', host.end - host.begin))
        found |= HAZARD(ENCODED_HOST);
    if (u->host_kind != URIC_HOST_IPVFUTURE &&
        uric_numeric_host(s, host, &a->ipv4, &rare))
        return found | rare | audit_ipv4(a->ipv4);
    return u->host_kind == URIC_HOST_REG_NAME ? found | audit_name(s, host, a) : found;
}

/* ---- the port ---- */

static uint32_t audit_port(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, uint16_t *port)
{
    const int32_t usual = scheme ? scheme->default_port : -1;
    const enum uric_port_status status = uric_port_number(uric_bind(s, u), port);
    uint32_t found = 0;

    if (status == URIC_PORT_OVERFLOW)
        return HAZARD(PORT_OVERFLOW) | (usual >= 0 ? HAZARD(PORT_NOT_DEFAULT) : 0);
    if (status != URIC_PORT_NUMBER || *port == usual)
        return 0;
    if (usual >= 0)
        found |= HAZARD(PORT_NOT_DEFAULT);
    if (*port < 1024)
        found |= HAZARD(PORT_LOW);
    if (*port == 0)
        found |= HAZARD(PORT_ZERO);
    return found;
}

/* ---- triplets ---- */

static int is_triplet_again(const char *s, uint32_t i, uint32_t end)
{
    const int first = uric_decoded_byte(s, &i, end), second = uric_decoded_byte(s, &i, end);

    return first >= 0 && second >= 0 && uric_class[first] & URIC_CLASS_HEXDIG &&
           uric_class[second] & URIC_CLASS_HEXDIG;
}

static uint32_t audit_byte(unsigned byte, int in_path)
{
    switch (byte) {
    case '\r':
    case '\n': return HAZARD(ENCODED_CRLF);
    case '\0': return HAZARD(ENCODED_NUL);
    case '\t': return HAZARD(ENCODED_TAB);
    case '/': return in_path ? HAZARD(ENCODED_SLASH) : 0;
    case '\\': return in_path ? HAZARD(ENCODED_BACKSLASH) : 0;
    default: return 0;
    }
}

/* Finds dot-segments that only the decoded path has: a triplet is in them or next to them,
 * or a ";" follows the dots (3.3).  Some servers drop the ";" and the rest of the segment
 * before they look for dot-segments.  The delimiters differ from those of dot_segment.h, so
 * this is a separate walk. */
static uint32_t audit_dots(const char *s, uric_span path)
{
    uint32_t i = path.begin, at = i, found = 0;
    int encoded = 0, dots = 0, others = 0;

    for (;;) {
        const int byte = uric_decoded_byte(s, &i, path.end);
        const int is_encoded = byte >= 0 && s[at] == '%';

        at = i;
        encoded |= is_encoded;
        if (byte == '.') {
            dots++;
        } else if (byte < 0 || byte == '/' || byte == '\\') {
            if (encoded && !others && (dots == 1 || dots == 2))
                found |= HAZARD(ENCODED_DOTS);
            encoded = is_encoded;
            dots = others = 0;
        } else {
            if (byte == ';' && !others && (dots == 1 || dots == 2))
                found |= HAZARD(PATH_PARAMETER_DOTS);
            others = 1;
        }
        if (byte < 0)
            return found;
    }
}

static uint32_t audit_triplets(const char *s, const struct uric *u, uint32_t end)
{
    const uric_span path = u->part[URIC_PATH];
    struct uric_utf8 expected = uric_utf8_start;
    uint32_t i = 0, after = 0, found = 0;
    const char *next;

    while (i < end &&
           (next = (const char *)memchr(s + i, '%', end - i)) != NULL) {
        const unsigned byte = uric_triplet(next);

        i = (uint32_t)(next - s);
        if (i != after && expected.more > 0) {
            found |= HAZARD(BAD_UTF8);
            expected.more = 0;
        }
        if (!uric_take_utf8(&expected, byte))
            found |= HAZARD(BAD_UTF8);
        found |= audit_byte(byte, i >= path.begin && i < path.end);
        after = i = i + 3;
        if (byte == '%' && is_triplet_again(s, i, end))
            found |= HAZARD(DOUBLE_ENCODING);
    }
    if (expected.more > 0)
        found |= HAZARD(BAD_UTF8);
    if (after > path.begin ||
        (path.begin < path.end &&
         memchr(s + path.begin, ';', path.end - path.begin) != NULL))
        found |= audit_dots(s, path);
    return found;
}

/* ---- the authority ---- */

/* If an authority is required but missing, browsers read the path as one (URL Standard,
 * 4.4: "special authority ignore slashes state"). */
static uint32_t audit_slashes(const struct uric *u, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    return scheme != NULL && scheme->host == URIC_AUTHORITY_REQUIRED &&
                   !uric_has(u, URIC_HOST) && path.begin < path.end
               ? HAZARD(MISSING_SLASHES)
               : 0;
}

void uric_audit(struct uric_ref ref, const struct uric_scheme *scheme,
                struct uric_audit_result *a)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;

    scheme = uric_scheme_of(s, u, scheme);
    memset(a, 0, sizeof *a);
    a->hazards = audit_userinfo(s, u) | audit_host(s, u, scheme, a) |
                 audit_port(s, u, scheme, &a->port) |
                 audit_triplets(s, u, uric_end(u)) | audit_slashes(u, scheme);
}

const char *uric_hazard_name(int hazard)
{
    static const char *const names[URIC_HAZARDS] = {
        "password", "userinfo-like-host", "ipv4-short", "ipv4-octal", "ipv4-hex",
        "ipv4-decimal", "ipv6-embeds-ipv4", "loopback", "private", "link-local",
        "multicast", "unspecified", "port-not-default", "port-low", "port-zero", "port-overflow",
        "encoded-crlf", "encoded-nul", "encoded-tab", "encoded-slash",
        "encoded-backslash", "encoded-dots", "path-parameter-dots", "double-encoding",
        "bad-utf8", "encoded-host", "label-too-long", "name-too-long", "punycode",
        "trailing-dot", "empty-host", "missing-slashes"
    };

    return hazard >= 0 && hazard < URIC_HAZARDS ? names[hazard] : NULL;
}

bool uric_hazard_value(const struct uric_audit_result *a, int hazard, uint32_t *value)
{
    *value = 0;
    if (hazard < 0 || hazard >= URIC_HAZARDS || !(a->hazards >> hazard & 1))
        return false;
    switch (hazard) {
    case URIC_HAZARD_IPV4_SHORT:
    case URIC_HAZARD_IPV4_OCTAL:
    case URIC_HAZARD_IPV4_HEX:
    case URIC_HAZARD_IPV4_DECIMAL:
    case URIC_HAZARD_IPV6_EMBEDS_IPV4: *value = a->ipv4; return true;
    case URIC_HAZARD_PORT_NOT_DEFAULT:
        *value = a->port;
        return !(a->hazards & HAZARD(PORT_OVERFLOW));
    case URIC_HAZARD_PORT_LOW:
    case URIC_HAZARD_PORT_ZERO: *value = a->port; return true;
    case URIC_HAZARD_LABEL_TOO_LONG: *value = a->label; return true;
    case URIC_HAZARD_NAME_TOO_LONG: *value = a->name; return true;
    default: return false;
    }
}

#undef HAZARD
