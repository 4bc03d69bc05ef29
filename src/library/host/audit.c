/* Finds hazards in valid references: RFC 3986, section 7, and RFC 1738, section 6. */
#include "host/audit_mapped.h"
#include "host/audit_traversal.h"
#include "reference/reference.h"
#include "schemes/scheme_of.h"
#include "util/ascii.h"
#include "util/decoded.h"
#include "util/dotted.h"
#ifndef URIC_SMALL
#include "util/lanes.h"
#endif
#include "util/name_of.h"
#include "util/utf8_step.h"

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

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

static uint64_t audit_userinfo(const char *s, const struct uric *u)
{
    uric_span password;
    uint64_t found = 0;

    if (!uric_has(u, URIC_USERINFO))
        return 0;
    if (uric_password(uric_bind(s, u), &password) && password.begin < password.end)
        found |= HAZARD(PASSWORD);
    if (begins_like_host(s, u->part[URIC_USERINFO]))
        found |= HAZARD(USERINFO_LIKE_HOST);
    return found;
}

/* ---- addresses ---- */

static uint64_t audit_kind(unsigned kind)
{
    switch (kind) {
    case URIC_ADDRESS_UNSPECIFIED: return HAZARD(UNSPECIFIED);
    case URIC_ADDRESS_LOOPBACK: return HAZARD(LOOPBACK);
    case URIC_ADDRESS_PRIVATE:
    case URIC_ADDRESS_UNIQUE_LOCAL: return HAZARD(PRIVATE);
    case URIC_ADDRESS_LINK_LOCAL: return HAZARD(LINK_LOCAL);
    case URIC_ADDRESS_MULTICAST: return HAZARD(MULTICAST);
    default: return 0;
    }
}

static uint64_t audit_address(const struct uric_address *is, uint32_t *ipv4)
{
    /* the spellings from SHORT to DECIMAL have the order of their hazards */
    uint64_t found = audit_kind(is->kind) |
                     (uint64_t)(is->spelling & 15) << URIC_HAZARD_IPV4_SHORT;

    if (is->spelling & URIC_SPELLING_DOT)
        found |= HAZARD(TRAILING_DOT);
    /* nothing connects to the IPv4 address of a Teredo client */
    if (!is->has_ipv4 ||
        (is->kind == URIC_ADDRESS_TEREDO && !(is->spelling & URIC_SPELLING_DOTTED)))
        return found;
    *ipv4 = (uint32_t)is->ipv4[0] << 24 | (uint32_t)is->ipv4[1] << 16 |
            (uint32_t)is->ipv4[2] << 8 | is->ipv4[3];
    return is->length == 4 ? found
                           : found | HAZARD(IPV6_EMBEDS_IPV4) | audit_kind(is->ipv4_kind);
}

/* ---- names ---- */

#ifdef URIC_SMALL
#define FOR_BOTH static
#else
#define FOR_BOTH static URIC_ALWAYS_INLINE
#endif

/* The next byte of a host, decoded if it has triplets: this is compiled for both cases. */
FOR_BOTH int next_byte(const char *s, uint32_t *i, uint32_t end, int encoded)
{
    if (encoded)
        return uric_decoded_byte(s, i, end);
    return *i < end ? (unsigned char)s[(*i)++] : -1;
}

FOR_BOTH int begins_label(const char *s, uint32_t i, uint32_t end, int encoded, const char *with)
{
    for (; *with; with++) {
        const int byte = next_byte(s, &i, end, encoded);

        if (byte < 0 || uric_lower((char)byte) != (unsigned char)*with)
            return 0;
    }
    return 1;
}

FOR_BOTH uint64_t audit_labels(const char *s, uric_span host, int encoded,
                               struct uric_audit_result *a)
{
    static const char local[] = "localhost";
    uint32_t i = host.begin, label, same, name = 0, longest = 0;
    uint64_t found = 0;
    int byte = '.';

    while (byte == '.' && i < host.end) {
        if (begins_label(s, i, host.end, encoded, "xn--"))
            found |= HAZARD(PUNYCODE);
        label = same = 0;
        while ((byte = next_byte(s, &i, host.end, encoded)) >= 0 && byte != '.') {
            if (label < sizeof local - 1)
                same += uric_lower((char)byte) == (unsigned char)local[label];
            label++;
        }
        /* the last one: RFC 6761, 6.3 */
        if (same == sizeof local - 1 && label == same && i == host.end)
            found |= HAZARD(LOOPBACK);
        name += label + (byte == '.');
        longest = label > longest ? label : longest;
    }
    a->name = name;
    a->label = longest;
    return byte == '.' ? found | HAZARD(TRAILING_DOT) : found;
}

static uint64_t audit_name(const char *s, uric_span host, int encoded,
                           struct uric_audit_result *a)
{
#ifdef URIC_SMALL
    uint64_t found = audit_labels(s, host, encoded, a);
#else
    uint64_t found = encoded ? audit_labels(s, host, 1, a) : audit_labels(s, host, 0, a);
#endif

    if (a->label > 63)
        found |= HAZARD(LABEL_TOO_LONG);
    if (a->name > 255)
        found |= HAZARD(NAME_TOO_LONG);
    return found;
}

static int is_beyond_ascii(const char *s, uric_span host)
{
    uint32_t i;

    for (i = host.begin; i < host.end; i++) {
        if ((unsigned char)s[i] > 0x7F)
            return 1;
    }
    return 0;
}

/* What a host becomes whose characters beyond US-ASCII are mapped to it. */
static uint64_t audit_mapped(const char *s, uric_span host, struct uric_audit_result *a)
{
    char name[256];
    struct uric_audit_result unused;
    struct uric_address address;
    struct uric u;
    const size_t n = uric_mapped_host(s, host, name, sizeof name);
    uric_span all = { 0, (uint32_t)n };

    if (n == 0 || uric_parse_as(URIC_RULE_HOST, name, n, NULL, &u) != URIC_OK)
        return 0;
    if (uric_address_of(uric_bind(name, &u), &address))
        return audit_address(&address, &a->ipv4);
    return audit_labels(name, all, 0, &unused) & HAZARD(LOOPBACK);
}

static uint64_t audit_host(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, int has_percent,
                           struct uric_audit_result *a)
{
    const uric_span host = u->part[URIC_HOST];
    const int encoded =
        has_percent && memchr(s + host.begin, '%', host.end - host.begin) != NULL;
    struct uric_address address;
    uint64_t found = encoded ? HAZARD(ENCODED_HOST) : 0;

    if (!uric_has(u, URIC_HOST))
        return 0;
    if (host.begin == host.end)
        return scheme && scheme->host == URIC_AUTHORITY_REQUIRED ? HAZARD(EMPTY_HOST)
                                                                   : 0;
    if (uric_address_of(uric_bind(s, u), &address))
        found |= audit_address(&address, &a->ipv4);
    if (u->host_kind != URIC_HOST_REG_NAME)
        return found;
    if (encoded || is_beyond_ascii(s, host))
        found |= audit_mapped(s, host, a);
    return found | audit_name(s, host, encoded, a);
}

/* ---- the port ---- */

static uint64_t audit_port(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, uint16_t *port)
{
    const int32_t usual = scheme ? scheme->default_port : -1;
    const enum uric_port_status status = uric_port_number(uric_bind(s, u), port);
    uint64_t found = 0;

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

static uint64_t audit_byte(unsigned byte, int in_path)
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
 * or a ";" follows the dots (3.3), or white space is around them.  Some servers drop the ";"
 * and the rest of the segment, or trim it, before they look for dot-segments.  The delimiters
 * differ from those of dot_segment.h, so this is a separate walk. */
static uint64_t audit_dots(const char *s, uric_span path)
{
    struct uric_dotted segment = { 0, 0, 0, 0 };
    uint32_t i = path.begin, at = i;
    uint64_t found = 0;
    int encoded = 0;

    for (;;) {
        const int byte = uric_decoded_byte(s, &i, path.end);
        const int is_encoded = byte >= 0 && s[at] == '%';
        const int ends = byte < 0 || byte == '/' || byte == '\\';

        at = i;
        encoded |= is_encoded;
        if ((ends || byte == ';') && uric_is_dotted_if_trimmed(&segment))
            found |= HAZARD(TRIMMED_DOTS);
        if (ends) {
            if (encoded && uric_is_dotted(&segment))
                found |= HAZARD(ENCODED_DOTS);
            encoded = is_encoded;
            memset(&segment, 0, sizeof segment);
        } else {
            if (byte == ';' && uric_is_dotted(&segment))
                found |= HAZARD(PATH_PARAMETER_DOTS);
            uric_dotted_take(&segment, byte);
        }
        if (byte < 0)
            return found;
    }
}

static uint64_t audit_triplets(const char *s, const struct uric *u, uint32_t end)
{
    const uric_span path = u->part[URIC_PATH];
    struct uric_utf8 expected = uric_utf8_start;
    uint32_t i = 0, after = 0;
    uint64_t found = 0;
    const char *next;

    while (i < end &&
           (next = (const char *)memchr(s + i, '%', end - i)) != NULL) {
        unsigned byte;

        i = (uint32_t)(next - s);
        if (!uric_is_triplet((const unsigned char *)s, i, end)) { /* a tolerated "%" */
            i++;
            continue;
        }
        byte = uric_triplet(next);
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
    return found;
}

/* ---- in one look ---- */

/* What most references lack.  Odd bytes are white space, controls and those over 0x7F, which no
 * valid one has. */
struct sight {
    int percent, semicolon, odd;
};

/* Reads the n bytes once. */
static struct sight look_for_marks(const char *s, uint32_t n)
{
#ifdef URIC_SMALL
    const struct sight any = { 1, 1, 1 };

    (void)s, (void)n;
    return any;
#else
    struct sight seen = { 0, 0, 0 };
    uint32_t i;

    URIC_FORGET(s); /* gcc 12 doubts n for a string whose size it knows */
    if (n >= URIC_LANES) {
        uric_lanes percent = uric_lanes_each(0), semicolon = percent, odd = percent;

        for (i = 0; i < n; i += URIC_LANES) {
            const uric_lanes here =
                uric_lanes_load(s + (i < n - URIC_LANES ? i : n - URIC_LANES));

            percent = uric_lanes_or(percent, uric_lanes_are(here, '%'));
            semicolon = uric_lanes_or(semicolon, uric_lanes_are(here, ';'));
            odd = uric_lanes_or(odd, uric_lanes_between(here, 0x80, ' ')); /* modulo 256 */
        }
        seen.percent = uric_lanes_mask(percent) != 0;
        seen.semicolon = uric_lanes_mask(semicolon) != 0;
        seen.odd = uric_lanes_mask(odd) != 0;
        return seen;
    }
    for (i = 0; i < n; i++) {
        seen.percent |= s[i] == '%';
        seen.semicolon |= s[i] == ';';
        seen.odd |= (unsigned char)(s[i] - 0x80) <= ' ' + 0x80;
    }
    return seen;
#endif
}

/* Whether a hazard depends on the scheme: most do not. */
static int asks_for_scheme(const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return !uric_has(u, URIC_HOST) || host.begin == host.end || uric_has(u, URIC_PORT);
}

/* ---- the authority ---- */

/* If an authority is required but missing, browsers read the path as one (URL Standard,
 * 4.4: "special authority ignore slashes state"). */
static uint64_t audit_slashes(const struct uric *u, const struct uric_scheme *scheme)
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
    const struct sight seen = look_for_marks(s, uric_end(u));

    memset(a, 0, sizeof *a);
    if (!uric_is_valid(u)) {
        a->hazards = ((uint64_t)1 << URIC_HAZARDS) - 1;
        return;
    }
    if (asks_for_scheme(u)) {
        scheme = uric_scheme_of(s, u, scheme);
        a->hazards = audit_port(s, u, scheme, &a->port) | audit_slashes(u, scheme);
    }
    a->hazards |= audit_userinfo(s, u) | audit_host(s, u, scheme, seen.percent, a);
    if (seen.percent)
        a->hazards |= audit_triplets(s, u, uric_end(u));
    if (seen.percent || seen.semicolon || seen.odd)
        a->hazards |= audit_dots(s, u->part[URIC_PATH]);
    if (uric_traverses(s, u, seen.odd))
        a->hazards |= HAZARD(TRAVERSAL);
}

const char *uric_hazard_name(int hazard)
{
    /* one string: pointers would take more room, and relocations */
    static const char names[] =
        "password\0" "userinfo-like-host\0" "ipv4-short\0" "ipv4-octal\0" "ipv4-hex\0"
        "ipv4-decimal\0" "ipv6-embeds-ipv4\0" "loopback\0" "private\0" "link-local\0"
        "multicast\0" "unspecified\0" "port-not-default\0" "port-low\0" "port-zero\0"
        "port-overflow\0" "encoded-crlf\0" "encoded-nul\0" "encoded-tab\0" "encoded-slash\0"
        "encoded-backslash\0" "encoded-dots\0" "path-parameter-dots\0" "double-encoding\0"
        "bad-utf8\0" "encoded-host\0" "label-too-long\0" "name-too-long\0" "punycode\0"
        "trailing-dot\0" "empty-host\0" "missing-slashes\0" "surplus-dots\0" "hidden-dots\0"
        "empty-segments\0" "backslash\0" "traversal\0" "trimmed-dots";

    return hazard >= 0 && hazard < URIC_HAZARDS ? uric_name_of(names, hazard) : NULL;
}

bool uric_hazard_value(const struct uric_audit_result *a, enum uric_hazard hazard,
                       uint32_t *value)
{
    *value = 0;
    if ((unsigned)hazard >= URIC_HAZARDS || !(a->hazards >> hazard & 1))
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

#undef FOR_BOTH
#undef HAZARD
