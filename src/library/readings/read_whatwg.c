/* Reads a string as the URL Standard's basic URL parser does, without a base (as `new URL(s)` of
 * browsers and Node).  What needs IDNA, domains with bytes above 0x7F, is left open; labels that
 * start with "xn--" are not validated.  The machines decide what is where; what is here follows
 * from the bytes that they mark. */
#include "readings/reading_bytes.h"
#include "readings/reading_shared.h"
#include "readings/whatwg.h"

/* Text of an address that is read at once: an IPv6 address has at most 45 bytes. */
enum { ADDRESS_TEXT = 46 };

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
    return uric_parse_as(URIC_RULE_IPV6ADDRESS, text, n, NULL, &u) == URIC_OK &&
           uric_host_address(uric_bind(text, &u), r->address) == 16;
}

/* The host parser, for a special URL. */
static void finish_domain(const char *s, struct uric_reading *r)
{
    const uint32_t coded = uric_whatwg_first_coded(s, r->host);
    struct uric_whatwg_domain d;

    if (coded < r->host.end && s[coded] == '%')
        uric_read_leaves(r, coded, URIC_READING_PERCENT_IN_HOST);
    if (!uric_whatwg_read_domain(s, r->host, r->steps, &d)) {
        uric_read_refuse(r, coded, URIC_READING_IDNA);
    } else if ((d.forbidden || d.space || d.bracket) && !d.beyond_ascii) {
        uric_read_refuse(r, coded, URIC_READING_HOST_CHARACTER);
    } else if (d.beyond_ascii) {
        uric_whatwg_leave_idna(r, coded);
    } else if (d.ends_in_number) {
        uric_whatwg_finish_number(&d, r);
    }
}

/* File URLs have no host "localhost", and "file://C:/" has a drive in place of one. */
static void finish_file(const char *s, struct uric_reading *r)
{
    if (r->has_path && !r->has_host && s[r->path.begin] != '/' && s[r->path.begin] != '\\')
        uric_read_leaves(r, r->path.begin, URIC_READING_FILE);
    if (r->verdict == URIC_READING_HOST &&
        uric_whatwg_is_localhost(uric_reading_host_bytes(s, r))) {
        uric_read_leaves(r, r->host.begin, URIC_READING_FILE);
        r->host.end = r->host.begin;
        r->verdict = URIC_READING_NO_HOST;
    } else if (!r->has_host && r->verdict != URIC_READING_REFUSED) {
        uric_whatwg_empty_host(r);
    }
}

/* Decides what the host is, and whether it and the port are allowed. */
static void finish(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    const bool is_domain = w->kind == URIC_WHATWG_SPECIAL || w->kind == URIC_WHATWG_FILE;

    r->verdict = r->has_host && r->host.begin < r->host.end ? URIC_READING_HOST
                                                            : URIC_READING_NO_HOST;
    if (r->kind == URIC_READING_IPV6) {
        if (!read_IPv6(s, r))
            uric_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
    } else if (is_domain && r->verdict == URIC_READING_HOST) {
        finish_domain(s, r);
    } else if (r->verdict == URIC_READING_HOST) {
        uric_read_dotted(s, r); /* the same text as an address, as far as others see */
    }
    if (r->has_port)
        uric_whatwg_finish_port(s, w, r);
    if (w->kind == URIC_WHATWG_FILE)
        finish_file(s, r);
}

void uric_read_whatwg(const char *s, size_t n, struct uric_reading *r)
{
    struct uric_whatwg w;
    uric_span all;

    *r = uric_read_start();
    memset(&w, 0, sizeof w);
    all = uric_whatwg_strip(s, (uint32_t)n, r);
    if (!uric_whatwg_url(s, all.begin, all.end, r, &w)) {
        uric_read_refuse(r, w.error, uric_whatwg_scan_reason(&w, r));
        return;
    }
    r->steps = uric_whatwg_steps(w.kind);
    if (!r->has_path)
        r->path.begin = r->path.end = w.after;
    finish(s, &w, r);
    r->has_path = r->verdict != URIC_READING_REFUSED;
}
