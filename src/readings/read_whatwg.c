/* Reads a string as the URL Standard's basic URL parser does, without a base (as `new URL(s)` of
 * browsers and Node).  What needs IDNA, domains with bytes above 0x7F or "xn--" labels, is left
 * open.  The machines decide what is where; what is here follows from the bytes that they mark. */
#include "readings/reading_bytes.h"
#include "readings/settle_reading.h"
#include "readings/whatwg.h"
#include "util/utf8_step.h"

/* Text of an address that is read at once: an IPv6 address has at most 45 bytes. */
enum { ADDRESS_TEXT = 46 };

static bool is_stripped(char byte)
{
    return (unsigned char)byte <= 0x20;
}

/* Why a byte is treated in a way of its own. */
static enum uric_reading_reason stripped_reason(char byte)
{
    if (byte == ' ')
        return URIC_READING_SPACE;
    return uric_whatwg_drops((unsigned char)byte) ? URIC_READING_TAB_NEWLINE
                                                  : URIC_READING_CONTROL;
}

/* Strips controls and spaces from both ends. */
static uric_span strip(const char *s, uint32_t n, struct uric_reading *r)
{
    uric_span all = { 0, n };

    while (all.end > 0 && is_stripped(s[all.end - 1]))
        all.end--;
    while (all.begin < all.end && is_stripped(s[all.begin]))
        all.begin++;
    if (all.begin > 0)
        uric_read_leaves(r, 0, stripped_reason(s[0]));
    else if (all.end < n)
        uric_read_leaves(r, all.end, stripped_reason(s[all.end]));
    return all;
}

/* Why the scan of the URL stopped. */
static enum uric_reading_reason scan_reason(const struct uric_whatwg *w,
                                            const struct uric_reading *r)
{
    if (!r->has_scheme)
        return URIC_READING_RELATIVE;
    if (w->kind == URIC_WHATWG_FILE)
        return URIC_READING_FILE;
    if (w->in_brackets)
        return URIC_READING_IP_LITERAL;
    if (w->in_port)
        return URIC_READING_PORT;
    return r->has_host ? URIC_READING_HOST_CHARACTER : URIC_READING_EMPTY_HOST;
}

static bool read_IPv6(const char *s, struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_host_bytes(s, r);
    char text[ADDRESS_TEXT];
    size_t n = 0;
    struct uric u;
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0) {
        if (n == sizeof text)
            return false;
        text[n++] = (char)byte;
    }
    return uric_parse_as(URIC_RULE_IPV6ADDRESS, text, n, &u) == URIC_OK &&
           uric_host_address(uric_bind(text, &u), r->address) == 16;
}

/* The address of the numbers of an IPv4 address: false if one is too large. */
static bool set_IPv4(const struct uric_whatwg_domain *d, uint8_t address[16])
{
    uint64_t sum = d->value[d->parts - 1];
    unsigned i;

    if (sum >> 8 * (5 - d->parts))
        return false;
    for (i = 0; i + 1 < d->parts; i++) {
        if (d->value[i] > 255)
            return false;
        sum |= d->value[i] << 8 * (3 - i);
    }
    for (i = 0; i < 4; i++)
        address[i] = (uint8_t)(sum >> 8 * (3 - i));
    return true;
}

/* Reads the bytes of the domain: false if they are not UTF-8. */
static bool read_domain(const char *s, const struct uric_reading *r, struct uric_whatwg_domain *d)
{
    struct uric_reading_bytes bytes = uric_reading_host_bytes(s, r);
    struct uric_utf8 utf8 = uric_utf8_start;
    bool formed = true;
    int byte;

    uric_whatwg_domain_start(d);
    while ((byte = uric_reading_next(&bytes)) >= 0) {
        formed = formed && uric_take_utf8(&utf8, (unsigned)byte);
        uric_whatwg_domain_byte(d, (unsigned char)byte);
    }
    uric_whatwg_domain_end(d);
    return formed && utf8.more == 0 && !d->replaced;
}

/* The first byte of the host that another parser would not decode; its end if there is none. */
static uint32_t first_coded(const char *s, uric_span host)
{
    while (host.begin < host.end && s[host.begin] != '%' && (unsigned char)s[host.begin] < 0x80)
        host.begin++;
    return host.begin;
}

static void leave_idna(struct uric_reading *r, uint32_t at)
{
    uric_read_leaves(r, at < r->host.end ? at : r->host.begin, URIC_READING_IDNA);
    r->verdict = URIC_READING_UNKNOWN;
}

/* The host parser, for a special URL. */
static void settle_domain(const char *s, struct uric_reading *r)
{
    const uint32_t coded = first_coded(s, r->host);
    struct uric_whatwg_domain d;

    if (coded < r->host.end && s[coded] == '%')
        uric_read_leaves(r, coded, URIC_READING_PERCENT_IN_HOST);
    if (!read_domain(s, r, &d)) {
        uric_read_refuse(r, coded, URIC_READING_IDNA);
    } else if (d.forbidden && !d.beyond_ascii) {
        uric_read_refuse(r, coded, URIC_READING_HOST_CHARACTER);
    } else if (d.beyond_ascii || d.ace) {
        leave_idna(r, coded);
    } else if (d.ends_in_number) {
        uric_read_leaves(r, r->host.begin, URIC_READING_NUMERIC_HOST);
        r->kind = URIC_READING_IPV4;
        if (!d.is_ipv4 || !set_IPv4(&d, r->address))
            uric_read_refuse(r, r->host.begin, URIC_READING_NUMERIC_HOST);
    }
}

static bool is_localhost(const char *s, const struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_host_bytes(s, r);
    const char *name = "localhost";

    while (*name != '\0') {
        if (uric_reading_next(&bytes) != *name++)
            return false;
    }
    return uric_reading_next(&bytes) < 0;
}

/* The port, at most 65536; -1 if it is empty. */
static int32_t port_number(const char *s, const struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_port_bytes(s, r);
    int32_t number = -1;
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0) {
        number = (number < 0 ? 0 : number) * 10 + (byte - '0');
        if (number > 65535)
            return 65536;
    }
    return number;
}

static void settle_port(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    const int32_t number = port_number(s, r);

    if (number > 65535)
        uric_read_refuse(r, r->port.begin, URIC_READING_PORT);
    else if (number < 0 || (number == w->default_port && w->kind == URIC_WHATWG_SPECIAL))
        r->has_port = false;
}

/* File URLs have no host "localhost", and "file://C:/" has a drive in place of one. */
static void settle_file(const char *s, struct uric_reading *r)
{
    if (r->has_path && !r->has_host && s[r->path.begin] != '/' && s[r->path.begin] != '\\')
        uric_read_leaves(r, r->path.begin, URIC_READING_FILE);
    if (r->verdict == URIC_READING_HOST && is_localhost(s, r)) {
        uric_read_leaves(r, r->host.begin, URIC_READING_FILE);
        r->host.end = r->host.begin;
        r->verdict = URIC_READING_NO_HOST;
    } else if (!r->has_host && r->verdict != URIC_READING_REFUSED) {
        r->host.begin = r->host.end = r->path.begin;
        r->has_host = true;
    }
}

static unsigned steps_of(enum uric_whatwg_kind kind)
{
    const unsigned common = URIC_READING_DROP_TABS | URIC_READING_REPLACE |
                            URIC_READING_LOWER_SCHEME | URIC_READING_SHORT_PORT |
                            URIC_READING_WHATWG_PATH | URIC_READING_SHORT_IPV6 |
                            URIC_READING_HEX_IPV6;

    switch (kind) {
    case URIC_WHATWG_SPECIAL:
        return common | URIC_READING_DECODE_HOST | URIC_READING_LOWER_HOST |
               URIC_READING_SPECIAL_PATH;
    case URIC_WHATWG_FILE:
        return common | URIC_READING_DECODE_HOST | URIC_READING_LOWER_HOST |
               URIC_READING_SPECIAL_PATH | URIC_READING_FILE_PATH;
    case URIC_WHATWG_OPAQUE:
        return common | URIC_READING_ENCODE_HOST | URIC_READING_OPAQUE_PATH;
    case URIC_WHATWG_OTHER:
        break;
    }
    return common | URIC_READING_ENCODE_HOST;
}

/* Decides what the host is, and whether it and the port are allowed. */
static void settle(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    const bool is_domain = w->kind == URIC_WHATWG_SPECIAL || w->kind == URIC_WHATWG_FILE;

    r->verdict = r->has_host && r->host.begin < r->host.end ? URIC_READING_HOST
                                                            : URIC_READING_NO_HOST;
    if (r->kind == URIC_READING_IPV6) {
        if (!read_IPv6(s, r))
            uric_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
    } else if (is_domain && r->verdict == URIC_READING_HOST) {
        settle_domain(s, r);
    } else if (r->verdict == URIC_READING_HOST) {
        uric_read_dotted(s, r); /* the same text as an address, as far as others see */
    }
    if (r->has_port)
        settle_port(s, w, r);
    if (w->kind == URIC_WHATWG_FILE)
        settle_file(s, r);
}

void uric_read_whatwg(const char *s, size_t n, struct uric_reading *r)
{
    struct uric_whatwg w;
    uric_span all;

    *r = uric_read_start();
    memset(&w, 0, sizeof w);
    all = strip(s, (uint32_t)n, r);
    if (!uric_whatwg_url(s, all.begin, all.end, r, &w)) {
        uric_read_refuse(r, w.error, scan_reason(&w, r));
        return;
    }
    r->steps = steps_of(w.kind);
    if (!r->has_path)
        r->path.begin = r->path.end = w.after;
    settle(s, &w, r);
    r->has_path = r->verdict != URIC_READING_REFUSED;
}
