/* Compares the origins of URIs (RFC 6454). */
#include "schemes/scheme_of.h"
#include "util/ascii.h"
#include "util/decoded.h"

/* Whether the origin is a triple by section 4.  Otherwise it is a globally unique identifier,
 * which no other URI shares. */
static bool has_triple(struct uric_ref r)
{
    const struct uric_scheme *const scheme = uric_scheme_of(r.s, r.u, NULL);
    const uric_span host = r.u->part[URIC_HOST];

    if (!uric_has(r.u, URIC_SCHEME) || host.begin == host.end)
        return false;
    return scheme == NULL ||
           (scheme->host != URIC_AUTHORITY_NONE && scheme->kind != URIC_KIND_FILE);
}

static bool same_scheme(struct uric_ref a, struct uric_ref b)
{
    const uint32_t n = a.u->part[URIC_SCHEME].end; /* it begins at 0 */

    return n == b.u->part[URIC_SCHEME].end && uric_same_letters(a.s, b.s, n);
}

/* The byte at *i of the host's normal form, or -1 at the end; advances *i past it.  A triplet
 * that the normal form keeps is returned as a number over 255. */
static int normal_byte(const char *s, uint32_t *i, uint32_t end)
{
    const bool is_encoded = *i < end && s[*i] == '%';
    const int byte = uric_decoded_byte(s, i, end);

    if (byte < 0)
        return byte;
    if (is_encoded && !uric_is_unreserved((unsigned char)byte))
        return 256 + byte;
    return uric_lower((char)byte);
}

static bool same_text(struct uric_ref a, struct uric_ref b)
{
    uric_span one = a.u->part[URIC_HOST], other = b.u->part[URIC_HOST];
    int byte;

    do {
        byte = normal_byte(a.s, &one.begin, one.end);
        if (byte != normal_byte(b.s, &other.begin, other.end))
            return false;
    } while (byte >= 0);
    return true;
}

static bool same_host(struct uric_ref a, struct uric_ref b)
{
    uint8_t address[16], other[16];

    if (a.u->host_kind != URIC_HOST_IPV6ADDRESS || b.u->host_kind != URIC_HOST_IPV6ADDRESS)
        return same_text(a, b);
    uric_host_address(a, address);
    uric_host_address(b, other);
    return memcmp(address, other, sizeof address) == 0;
}

static bool same_port(struct uric_ref a, struct uric_ref b)
{
    uint16_t number, other;
    const enum uric_port_status status = uric_effective_port(a, NULL, &number);

    return status == uric_effective_port(b, NULL, &other) &&
           status != URIC_PORT_OVERFLOW && number == other;
}

bool uric_same_origin(struct uric_ref a, struct uric_ref b)
{
    return has_triple(a) && has_triple(b) && same_scheme(a, b) && same_host(a, b) &&
           same_port(a, b);
}
