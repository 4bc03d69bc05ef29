/* What the readers of the URL Standard and of Chromium do with what the machines find. */
#include "readings/reading_bytes.h"
#include "readings/whatwg.h"
#include "util/utf8_step.h"

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

uric_span uric_whatwg_strip(const char *s, uint32_t n, struct uric_reading *r)
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

enum uric_reading_reason uric_whatwg_scan_reason(const struct uric_whatwg *w,
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

unsigned uric_whatwg_steps(enum uric_whatwg_kind kind)
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

bool uric_whatwg_set_ipv4(const struct uric_whatwg_domain *d, uint8_t address[16])
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

void uric_whatwg_finish_number(const struct uric_whatwg_domain *d, struct uric_reading *r)
{
    uric_read_leaves(r, r->host.begin, URIC_READING_NUMERIC_HOST);
    r->kind = URIC_READING_IPV4;
    if (!d->is_ipv4 || !uric_whatwg_set_ipv4(d, r->address))
        uric_read_refuse(r, r->host.begin, URIC_READING_NUMERIC_HOST);
}

bool uric_whatwg_read_domain(const char *s, uric_span host, unsigned steps,
                             struct uric_whatwg_domain *d)
{
    struct uric_reading_bytes bytes = uric_reading_span_bytes(
        s, host, steps & ~(unsigned)(URIC_READING_LOWER_SCHEME | URIC_READING_ESCAPE_HOST));
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

uint32_t uric_whatwg_first_coded(const char *s, uric_span host)
{
    while (host.begin < host.end && s[host.begin] != '%' && (unsigned char)s[host.begin] < 0x80)
        host.begin++;
    return host.begin;
}

void uric_whatwg_leave_idna(struct uric_reading *r, uint32_t at)
{
    uric_read_leaves(r, at < r->host.end ? at : r->host.begin, URIC_READING_IDNA);
    r->verdict = URIC_READING_UNKNOWN;
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

void uric_whatwg_finish_port(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    const int32_t number = port_number(s, r);

    if (number > 65535)
        uric_read_refuse(r, r->port.begin, URIC_READING_PORT);
    else if (number < 0 || (number == w->default_port && w->kind == URIC_WHATWG_SPECIAL))
        r->has_port = false;
}

bool uric_whatwg_is_localhost(struct uric_reading_bytes bytes)
{
    const char *name = "localhost";

    while (*name != '\0') {
        if (uric_reading_next(&bytes) != *name++)
            return false;
    }
    return uric_reading_next(&bytes) < 0;
}

void uric_whatwg_empty_host(struct uric_reading *r)
{
    r->host.begin = r->host.end = r->path.begin;
    r->has_host = true;
}
