/* Matches a host against the caller's list of allowed hosts.  Two spellings match if they lead
 * to the same host; a doubtful one matches nothing. */
#include "util/ascii.h"
#include "util/decoded.h"

/* A host, prepared for comparison: an address or a name. */
struct compared_host {
    const char *s;
    uric_span name; /* without a trailing dot; may contain triplets */
    int length;     /* of the address; 0: no address */
    uint8_t address[16];
};

/* RFC 1123, 2.1, and the "_" of other names in the DNS; a byte over 0x7F belongs to a U-label
 * (RFC 5890, 2.3.2.1). */
static bool is_of_name(int byte)
{
    return uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT) || byte == '-' ||
           byte == '_' || byte == '.' || byte > 0x7F;
}

static bool read_name(const char *s, uric_span host, struct compared_host *h)
{
    uint32_t i = host.begin, last = i;
    int byte = -1;

    while (i < host.end) {
        last = i;
        byte = uric_decoded_byte(s, &i, host.end);
        if (!is_of_name(byte))
            return false;
    }
    h->s = s;
    h->name.begin = host.begin;
    h->name.end = byte == '.' ? last : host.end;
    h->length = 0;
    return h->name.begin < h->name.end;
}

/* A mapped IPv6 address is the IPv4 address (RFC 4291, 2.5.5.2). */
static void put_address(const struct uric_address *a, struct compared_host *h)
{
    h->length = a->kind == URIC_ADDRESS_MAPPED ? 4 : a->length;
    memcpy(h->address, h->length == 4 ? a->ipv4 : a->bytes, (size_t)h->length);
}

/* False if the host matches nothing: an IPvFuture, whose brackets no name contains, or an
 * absent or empty host. */
static bool read_host(struct uric_ref ref, struct compared_host *h)
{
    struct uric_address a;

    if (!uric_address_of(ref, &a))
        return read_name(ref.s, ref.u->part[URIC_HOST], h);
    put_address(&a, h);
    return true;
}

static bool read_entry(struct uric_bytes entry, struct compared_host *h)
{
    struct uric u;

    if (entry.s == NULL)
        return false;
    return (uric_parse_as(URIC_RULE_HOST, entry.s, entry.n, NULL, &u) == URIC_OK ||
            uric_parse_as(URIC_RULE_IPV6ADDRESS, entry.s, entry.n, NULL, &u) == URIC_OK) &&
           read_host(uric_bind(entry.s, &u), h);
}

static int lower_byte(const struct compared_host *h, uint32_t *i)
{
    const int byte = uric_decoded_byte(h->s, i, h->name.end);

    return byte < 0 ? byte : uric_lower((char)byte);
}

static bool same_host_name(const struct compared_host *h, const struct compared_host *other)
{
    uint32_t i = h->name.begin, k = other->name.begin;
    int byte;

    do {
        byte = lower_byte(h, &i);
        if (byte != lower_byte(other, &k))
            return false;
    } while (byte >= 0);
    return true;
}

static bool is_same(const struct compared_host *h, const struct compared_host *other)
{
    if (h->length != other->length)
        return false;
    return h->length > 0 ? memcmp(h->address, other->address, (size_t)h->length) == 0
                         : same_host_name(h, other);
}

bool uric_host_allowed(struct uric_ref ref, const struct uric_bytes *allowed, size_t count)
{
    struct compared_host host, entry;
    size_t i;

    if (!read_host(ref, &host))
        return false;
    for (i = 0; i < count; i++) {
        if (read_entry(allowed[i], &entry) && is_same(&host, &entry))
            return true;
    }
    return false;
}
