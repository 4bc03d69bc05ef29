/* Reads the address that a host means, and the IPv4 address in an IPv6 address. */
#include "host/address_block.h"
#include "host/numeric_host.h"

/* The IPv4 address after a prefix in 64:ff9b:1::/48 (RFC 8215).  Operators choose a length
 * of 48 to 96 bits, and the address does not say which.  The bytes after the IPv4 address are 0
 * (RFC 6052, 2.2) and the last byte of a host rarely is, so the last byte that is not 0 counts
 * as the last of the IPv4 address. */
static void after_local_prefix(const uint8_t *address, uint8_t *ipv4)
{
    static const uint8_t places[4][4] = {
        { 6, 7, 9, 10 }, { 7, 9, 10, 11 }, { 9, 10, 11, 12 }, { 12, 13, 14, 15 }
    };
    const uint8_t *place = places[3];
    int last = 15, i;

    while (last > 10 && address[last] == 0)
        last--;
    if (last < 13 && address[8] == 0)
        place = places[last - 10];
    for (i = 0; i < 4; i++)
        ipv4[i] = address[place[i]];
}

/* Whether an IPv6 address has an IPv4 address in it, and which. */
static int read_embedded_ipv4(const uint8_t *address, unsigned kind, int is_dotted,
                              uint8_t *ipv4)
{
    int i;

    if (kind == URIC_ADDRESS_6TO4) { /* RFC 3056, 2 */
        memcpy(ipv4, address + 2, 4);
        return 1;
    }
    memcpy(ipv4, address + 12, 4);
    if (is_dotted)
        return 1;
    switch (kind) {
    case URIC_ADDRESS_MAPPED:     /* RFC 4291, 2.5.5.2 */
    case URIC_ADDRESS_COMPATIBLE: /* RFC 4291, 2.5.5.1 */
    case URIC_ADDRESS_TRANSLATED: /* RFC 2765, 2.1 */
    case URIC_ADDRESS_NAT64: return 1; /* RFC 6052, 2.2 */
    case URIC_ADDRESS_NAT64_LOCAL:
        after_local_prefix(address, ipv4);
        return 1;
    case URIC_ADDRESS_TEREDO: /* RFC 4380, 4: its bits are inverted */
        for (i = 0; i < 4; i++)
            ipv4[i] ^= 0xff;
        return 1;
    default: memset(ipv4, 0, 4); return 0;
    }
}

static void read_ipv6_host(struct uric_ref ref, struct uric_address *a)
{
    const uric_span host = ref.u->part[URIC_HOST];
    const int is_dotted = memchr(ref.s + host.begin, '.', host.end - host.begin) != NULL;

    a->length = (uint8_t)uric_host_address(ref, a->bytes);
    a->kind = uric_address_kind(a->bytes, 16);
    a->spelling = is_dotted ? URIC_SPELLING_DOTTED : 0;
    a->has_ipv4 = (uint8_t)read_embedded_ipv4(a->bytes, a->kind, is_dotted, a->ipv4);
    if (a->has_ipv4)
        a->ipv4_kind = uric_address_kind(a->ipv4, 4);
}

static bool read_ipv4_host(struct uric_ref ref, struct uric_address *a)
{
    const uric_span host = ref.u->part[URIC_HOST];
    unsigned spelling;
    uint32_t number;
    int i;

    if (!uric_numeric_host(ref.s, host, &number, &spelling))
        return false;
    if (memchr(ref.s + host.begin, '%', host.end - host.begin) != NULL)
        spelling |= URIC_SPELLING_ENCODED;
    for (i = 0; i < 4; i++)
        a->bytes[i] = a->ipv4[i] = (uint8_t)(number >> 8 * (3 - i));
    a->length = 4;
    a->kind = a->ipv4_kind = uric_address_kind(a->bytes, 4);
    a->spelling = (uint8_t)spelling;
    a->has_ipv4 = 1;
    return true;
}

bool uric_address_of(struct uric_ref ref, struct uric_address *a)
{
    memset(a, 0, sizeof *a);
    switch (ref.u->host_kind) {
    case URIC_HOST_IPV6ADDRESS: read_ipv6_host(ref, a); return true;
    case URIC_HOST_IPV4ADDRESS:
    case URIC_HOST_REG_NAME: return read_ipv4_host(ref, a);
    default: return false;
    }
}
