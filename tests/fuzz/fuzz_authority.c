/* Ports, origins, allowed hosts, DNS names, addresses and the parts of streams: a URI, and on a
 * second line another one, an entry of the list or an address.  Compared with a slow reading
 * of the decoded host. */
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
                               &origin.n, NULL, NULL) == URIC_OK,
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

    if (uric_parse_as(URIC_RULE_IPV6ADDRESS, entry.s, entry.n, NULL, &u) != URIC_OK &&
        uric_parse_as(URIC_RULE_HOST, entry.s, entry.n, NULL, &u) != URIC_OK)
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

/* ---- DNS names ---- */

/* A host, decoded: n bytes, each with its offset in the reference. */
struct decoded_host {
    unsigned char byte[TARGET_LONGEST];
    uint32_t at[TARGET_LONGEST + 1];
    size_t n;
};

static void decode_host(struct uric_ref r, struct decoded_host *h)
{
    const uric_span host = r.u->part[URIC_HOST];
    uint32_t i;

    h->n = 0;
    for (i = host.begin; i < host.end; i += r.s[i] == '%' ? 3 : 1) {
        h->at[h->n] = i;
        h->byte[h->n++] = r.s[i] == '%' ? triplet(r.s + i) : (unsigned char)r.s[i];
    }
    h->at[h->n] = host.end;
}

static int is_triplet_at(const struct decoded_host *h, size_t i)
{
    return h->at[i + 1] - h->at[i] == 3;
}

/* The fault that ends at byte i, if any. */
static enum uric_dns_status fault_at(const struct decoded_host *h, size_t i, unsigned flags)
{
    const int byte = h->byte[i], is_dot = byte == '.', is_last = i + 1 == h->n;
    size_t label = i;

    while (label > 0 && h->byte[label - 1] != '.')
        label--;
    if (flags & URIC_DNS_NO_TRIPLETS && is_triplet_at(h, i))
        return URIC_DNS_TRIPLET;
    if (!is_dot && (byte > 0x7F || !isalnum(byte)) && byte != '-' &&
        !(byte == '_' && flags & URIC_DNS_UNDERSCORE))
        return URIC_DNS_BYTE;
    if (is_dot && h->n == 1)
        return URIC_DNS_EMPTY;
    if (byte == '-' && label == i)
        return URIC_DNS_HYPHEN_FIRST;
    if (!is_dot && i - label == 63)
        return URIC_DNS_LABEL_LENGTH;
    if (is_dot && label == i)
        return URIC_DNS_EMPTY_LABEL;
    if (i >= 253 && !(is_last && is_dot))
        return URIC_DNS_NAME_LENGTH;
    if (byte == '-' &&
        (is_last || (h->byte[i + 1] == '.' &&
                     !(flags & URIC_DNS_NO_TRIPLETS && is_triplet_at(h, i + 1)))))
        return URIC_DNS_HYPHEN_LAST;
    return is_dot && is_last && !(flags & URIC_DNS_DOT) ? URIC_DNS_FINAL_DOT : URIC_DNS_OK;
}

static enum uric_dns_status name_status(struct uric_ref r, unsigned flags, uint32_t *offset)
{
    static struct decoded_host h;
    enum uric_dns_status status;
    char *last;
    size_t i, end;

    *offset = r.u->part[URIC_HOST].begin;
    if (r.u->host_kind == URIC_HOST_NONE)
        return URIC_DNS_NO_HOST;
    if (r.u->host_kind != URIC_HOST_REG_NAME)
        return URIC_DNS_ADDRESS;
    decode_host(r, &h);
    for (i = 0; i < h.n; i++) {
        *offset = h.at[i];
        status = fault_at(&h, i, flags);
        if (status != URIC_DNS_OK)
            return status;
    }
    if (h.n == 0)
        return URIC_DNS_EMPTY;
    end = h.n - (h.byte[h.n - 1] == '.');
    for (i = end; i > 0 && h.byte[i - 1] != '.'; i--)
        ;
    last = target_block(end - i + 1);
    memcpy(last, h.byte + i, end - i);
    last[end - i] = '\0';
    *offset = h.at[i];
    if (strspn(last, "0123456789") == end - i)
        return URIC_DNS_NUMERIC;
    if (last[0] == '0' && (last[1] == 'x' || last[1] == 'X') &&
        strspn(last + 2, "0123456789abcdefABCDEF") == end - i - 2)
        return URIC_DNS_NUMERIC;
    *offset = h.at[h.n];
    return URIC_DNS_OK;
}

static void names(struct uric_ref r)
{
    unsigned flags;

    for (flags = 0; flags < 8; flags++) {
        uint32_t wanted_offset, offset = 1;
        const enum uric_dns_status wanted = name_status(r, flags, &wanted_offset),
                                   status = uric_dns_name(r, (enum uric_dns_flags)flags,
                                                          &offset);

        target_hold(status == wanted, "a host is a DNS name if its labels are");
        target_hold(offset == wanted_offset, "the first byte at fault is told");
    }
}

/* ---- addresses ---- */

/* The block holds the address, and the answers agree with it. */
static void block_is(const uint8_t *address, size_t length)
{
    const struct uric_address_block *const block = uric_address_find(address, length),
                                    *judged = block;
    uint8_t prefix[16];
    char text[64];
    int bits, i;

    if (block != NULL) {
        strcpy(text, block->prefix);
        bits = atoi(strchr(text, '/') + 1);
        *strchr(text, '/') = '\0';
        target_hold(inet_pton(length == 4 ? AF_INET : AF_INET6, text, prefix) == 1,
                    "a prefix is an address");
        for (i = 0; i < bits; i++)
            target_hold(!((address[i / 8] ^ prefix[i / 8]) >> (7 - i % 8) & 1),
                        "a block holds the address");
        if (block->kind == URIC_ADDRESS_MAPPED || block->kind == URIC_ADDRESS_NAT64)
            judged = uric_address_find(address + 12, 4);
    }
    target_hold(uric_address_is_global(address, length) ==
                    (judged == NULL || judged->global == 1),
                "an address is global if its block is, or that of the IPv4 address");
}

static void kind_is(const uint8_t *address, size_t length, unsigned kind)
{
    const struct uric_address_block *const block = uric_address_find(address, length);

    target_hold(kind == (block ? block->kind : (unsigned)URIC_ADDRESS_UNICAST),
                "a kind is its block's");
    block_is(address, length);
}

static void addresses(struct uric_ref r, struct uric_bytes bytes)
{
    const struct uric_bytes key = key_of(r);
    static const uint8_t zeros[4] = { 0 };
    struct uric_address a;

    memset(&a, 0xff, sizeof a);
    target_hold(uric_address_of(r, &a) == (a.length > 0), "an address has a length");
    target_hold(a.reserved[0] + a.reserved[1] + a.reserved[2] == 0, "reserved is 0");
    if (a.length == 0) {
        target_hold(key.s == NULL || key.s[0] == 'n', "an address is found");
        target_hold(a.spelling + a.kind + a.has_ipv4 == 0, "no address has no kind");
    } else {
        const struct uric_bytes found = a.length == 4 || a.kind == URIC_ADDRESS_MAPPED
                                            ? made('4', a.ipv4, 4)
                                            : made('6', a.bytes, 16);

        target_hold(key.s != NULL && same_bytes(key, found), "it is the host's");
        kind_is(a.bytes, a.length, a.kind);
        target_hold(a.length == 16 ||
                        (a.spelling == 0) == (r.u->host_kind == URIC_HOST_IPV4ADDRESS),
                    "an IPv4address is spelled as RFC 3986 has it");
    }
    if (a.has_ipv4)
        kind_is(a.ipv4, 4, a.ipv4_kind);
    else
        target_hold(memcmp(a.ipv4, zeros, 4) == 0, "no IPv4 address has no bytes");
    if (bytes.n == 4 || bytes.n == 16)
        block_is((const uint8_t *)bytes.s, bytes.n);
    else
        target_hold(uric_address_find((const uint8_t *)bytes.s, bytes.n) == NULL,
                    "other lengths have no block");
}

/* ---- streams ---- */

static int same_span(uric_span64 wide, uric_span narrow)
{
    return wide.begin == narrow.begin && wide.end == narrow.end;
}

static void streams(struct uric_bytes s, const struct uric *u)
{
    struct uric narrowed;
    struct uric_stream m;
    struct uric64 w;

    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    uric_stream_feed(&m, s.s, s.n);
    target_hold(uric_stream_end(&m, &w) == URIC_OK, "a stream is valid when the string is");
    target_hold(uric_narrow(&w, &narrowed) == URIC_OK && !memcmp(&narrowed, u, sizeof *u),
                "the stream's parts fit a string");
    target_hold(same_span(uric64_authority(&w), uric_authority(u)),
                "a stream has the same authority");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest = target_input(data, size), line = target_line(&rest);
    struct uric u, v;

    rest.s = target_copy(rest.s, rest.n);
    if (uric_parse(line.s, line.n, &u) == URIC_OK) {
        ports(uric_bind(line.s, &u));
        allowed(uric_bind(line.s, &u), rest);
        names(uric_bind(line.s, &u));
        addresses(uric_bind(line.s, &u), rest);
        streams(line, &u);
        if (uric_parse(rest.s, rest.n, &v) == URIC_OK)
            origins(uric_bind(line.s, &u), uric_bind(rest.s, &v));
    }
    target_forget();
    return 0;
}
