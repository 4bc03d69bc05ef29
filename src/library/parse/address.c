/* Computes the bytes of an address from the text of a host.  The scanner has already found
 * that the host is an address: nothing here decides that. */
#include "parse/address.h"
#include "util/ascii.h"

/* Four dec-octets (section 3.2.2). */
static void read_IPv4address(const char *s, const char *end, uint8_t octets[4])
{
    unsigned octet = 0;
    int i = 0;

    for (; s < end; s++) {
        if (*s == '.') {
            octets[i++] = (uint8_t)octet;
            octet = 0;
        } else {
            octet = 10 * octet + (unsigned)(*s - '0');
        }
    }
    octets[i] = (uint8_t)octet;
}

static const char *group_end(const char *s, const char *end)
{
    while (s < end && *s != ':')
        s++;
    return s;
}

static void read_IPv6address(const char *s, const char *end,
                             uint8_t address[16])
{
    int n = 0, gap = -1;

    while (s < end) {
        const char *next = group_end(s, end);

        if (next == s) {
            s++;
            if (*s == ':') { /* an IPv6address does not end in a single ":" */
                s++;
                gap = n;
            }
        } else if (memchr(s, '.', (size_t)(next - s))) {
            read_IPv4address(s, next, address + n);
            n += 4;
            s = next;
        } else {
            unsigned h16 = 0;

            while (s < next)
                h16 = h16 << 4 | uric_hex_value(*s++);
            address[n++] = (uint8_t)(h16 >> 8);
            address[n++] = (uint8_t)h16;
        }
    }
    if (gap >= 0) { /* "::" stands for the missing zeros */
        memmove(address + 16 - (n - gap), address + gap, (size_t)(n - gap));
        memset(address + gap, 0, (size_t)(16 - n));
    }
}

int uric_read_address(const char *s, size_t n, int host_kind, uint8_t address[16])
{
    const char *end = s + n;

    switch (host_kind) {
    case URIC_HOST_IPV4ADDRESS:
        read_IPv4address(s, end, address);
        return 4;
    case URIC_HOST_IPV6ADDRESS:
        if (*s == '[') { /* an IP-literal; a bare IPv6address has no brackets */
            s++;
            end--;
        }
        read_IPv6address(s, end, address);
        return 16;
    default:
        return 0;
    }
}

int uric_host_address(struct uric_ref ref, uint8_t address[16])
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span host = u->part[URIC_HOST];

    return uric_read_address(uric_at(s, host.begin), host.end - host.begin,
                             u->host_kind, address);
}
