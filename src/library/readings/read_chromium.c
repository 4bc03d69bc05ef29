/* Reads a string as Chromium 156 does on a system that is not Windows, without a base: as `new
 * URL(s)` of a page, and as the address of a link.
 *
 * Written from the behaviour of Debian's chromium 156.0.8078.108.  It is the URL Standard but for
 * these:
 * - A space and "*" of a host become triplets.  Labels "xn--" of a host in ASCII stay as they are.
 * - Triplets in brackets, and those that stand for brackets, are decoded.  The IPv4 address at the
 *   end of an IPv6 address may have octal and hexadecimal numbers.
 * - A file URL has a host after exactly two slashes; "C:" is refused.  "localhost" is one, unless
 *   the path starts with a drive letter.
 * - The schemes chrome, devtools and others of the browser are special; android, steam and others
 *   have opaque paths.
 * - A string that starts with "data:" keeps tab, LF and CR.
 * - The host of a URL that is not special may not have some characters above U+00FF.
 * - Paths are serialized in other ways (URIC_READING_CHROMIUM_PATH).
 *
 * What needs IDNA, hosts of special URLs with bytes above 0x7F, is left open; so are filesystem
 * URLs, which hold another URL. */
#include "readings/reading_bytes.h"
#include "readings/reading_shared.h"
#include "readings/whatwg.h"

enum { CHROMIUM_ADDRESS_TEXT = 46, CHROMIUM_LAST_GROUPS = 9 }; /* an IPv6address; "FFFF:FFFF" */

/* Writes the last two groups in place of an IPv4 address. */
static void chromium_put_groups(const uint8_t address[4], char to[CHROMIUM_LAST_GROUPS])
{
    int i;

    for (i = 0; i < 4; i++) {
        *to++ = uric_hex_lower(address[i] >> 4);
        *to++ = uric_hex_lower(address[i] & 15);
        if (i == 1)
            *to++ = ':';
    }
}

/* Whether the bytes between brackets are an IPv6 address, which the host then is. */
static bool chromium_read_ipv6(const char *s, uric_span host, unsigned steps,
                               struct uric_reading *r)
{
    struct uric_reading_bytes bytes = uric_reading_span_bytes(s, host, steps);
    char text[CHROMIUM_ADDRESS_TEXT];
    struct uric_whatwg_domain last; /* what follows the last ":" */
    uint8_t address[16];
    size_t n = 0, group = 0;
    bool has_dot = false;
    int byte, before = 0;

    uric_whatwg_domain_start(&last);
    for (; (byte = uric_reading_next(&bytes)) >= 0; before = byte) {
        if (n < sizeof text)
            text[n] = (char)byte;
        n++;
        uric_whatwg_domain_byte(&last, (unsigned char)byte);
        has_dot = has_dot || byte == '.';
        if (byte == ':') {
            uric_whatwg_domain_start(&last);
            group = n;
            has_dot = false;
        }
    }
    if (!has_dot)
        return n <= sizeof text && uric_read_is_ipv6(text, n, r);
    uric_whatwg_domain_end(&last);
    if (!last.is_ipv4 || last.parts != 4 || before == '.' ||
        !uric_whatwg_set_ipv4(&last, address) || group > sizeof text - CHROMIUM_LAST_GROUPS)
        return false;
    chromium_put_groups(address, text + group);
    return uric_read_is_ipv6(text, group + CHROMIUM_LAST_GROUPS, r);
}

/* Takes the brackets off the host: false if there are none around it. */
static bool chromium_unwrap(const char *s, struct uric_reading *r)
{
    struct uric_reading_bytes bytes =
        uric_reading_span_bytes(s, r->host, r->steps & ~(unsigned)URIC_READING_ESCAPE_HOST);
    int byte = uric_reading_next(&bytes);

    if (byte != '[')
        return false;
    r->host.begin = bytes.at;
    while (byte >= 0 && byte != ']') {
        r->host.end = bytes.at;
        byte = uric_reading_next(&bytes);
    }
    return byte == ']' && uric_reading_next(&bytes) < 0;
}

static void chromium_finish_literal(const char *s, struct uric_reading *r)
{
    const unsigned steps = r->steps & (URIC_READING_DROP_TABS | URIC_READING_DECODE_HOST);

    if (!chromium_read_ipv6(s, r->host, steps, r))
        uric_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
}

/* Notes the first byte that Chromium makes a triplet of. */
static void chromium_note_escaped(const char *s, struct uric_reading *r)
{
    uint32_t i;

    for (i = r->host.begin; i < r->host.end && s[i] != '*' && s[i] != ' '; i++)
        continue;
    if (i < r->host.end)
        uric_read_leaves(r, i, s[i] == ' ' ? URIC_READING_SPACE : URIC_READING_HOST_CHARACTER);
}

/* The host of a special URL. */
static void chromium_finish_domain(const char *s, struct uric_reading *r)
{
    const uint32_t coded = uric_whatwg_first_coded(s, r->host);
    struct uric_whatwg_domain d;

    if (coded < r->host.end && s[coded] == '%')
        uric_read_leaves(r, coded, URIC_READING_PERCENT_IN_HOST);
    if (!uric_whatwg_read_domain(s, r->host, r->steps, &d)) {
        uric_read_refuse(r, coded, URIC_READING_IDNA);
    } else if (d.beyond_ascii) {
        uric_whatwg_leave_idna(r, coded);
    } else if (d.forbidden) {
        uric_read_refuse(r, coded, URIC_READING_HOST_CHARACTER);
    } else if (d.bracket) {
        if (chromium_unwrap(s, r))
            chromium_finish_literal(s, r);
        else
            uric_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
    } else if (d.ends_in_number) {
        uric_whatwg_finish_number(&d, r);
    } else {
        chromium_note_escaped(s, r);
    }
}

/* The host of a URL that is not special. */
static void chromium_finish_opaque(const char *s, struct uric_reading *r)
{
    if (!uric_chromium_allows(s, r))
        uric_read_refuse(r, uric_whatwg_first_coded(s, r->host), URIC_READING_HOST_CHARACTER);
    else
        uric_read_dotted(s, r); /* the same text as an address, as far as others see */
}

static unsigned chromium_steps(const struct uric_whatwg *w)
{
    unsigned steps = uric_whatwg_steps(w->kind) | URIC_READING_CHROMIUM_PATH;

    if (w->kind == URIC_WHATWG_SPECIAL || w->kind == URIC_WHATWG_FILE)
        steps |= URIC_READING_ESCAPE_HOST;
    if (w->keeps_tabs)
        steps &= ~(unsigned)URIC_READING_DROP_TABS;
    return steps & ~(unsigned)URIC_READING_FILE_PATH;
}

static void chromium_finish_port(const char *s, const struct uric_whatwg *w,
                                 struct uric_reading *r)
{
    if (!w->has_no_ports) {
        uric_whatwg_finish_port(s, w, r);
        return;
    }
    uric_read_leaves(r, r->port.begin, URIC_READING_PORT);
    r->has_port = false;
}

/* Whether only "/", once serialized, is before the first letter in the path that ":" or "|"
 * follows. */
static bool chromium_starts_with_drive(const char *s, const struct uric_reading *r)
{
    struct uric_reading_bytes bytes =
        uric_reading_span_bytes(s, r->path, URIC_READING_DROP_TABS);
    struct uric_reading before = *r;
    bool after_letter = false;
    size_t length;
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0 &&
           !(after_letter && (byte == ':' || byte == '|'))) {
        after_letter = uric_is_letter(byte);
        if (after_letter)
            before.path.end = bytes.at - 1;
    }
    if (byte < 0)
        return false;
    before.has_path = true;
    return uric_reading_write(s, &before, URIC_PATH, NULL, 0, &length) == URIC_TOO_SMALL &&
           length == 1;
}

/* Slashes before the path of a file URL without a host are one. */
static void chromium_finish_file(const char *s, struct uric_reading *r)
{
    /* written so, without triplets or upper case */
    if (r->verdict == URIC_READING_HOST &&
        uric_whatwg_is_localhost(uric_reading_span_bytes(s, r->host, URIC_READING_DROP_TABS)) &&
        chromium_starts_with_drive(s, r)) {
        uric_read_leaves(r, r->host.begin, URIC_READING_FILE);
        r->host.end = r->host.begin;
        r->verdict = URIC_READING_NO_HOST;
    }
    if (r->has_host || r->verdict == URIC_READING_REFUSED)
        return;
    if (r->has_path && r->path.begin != r->scheme.end + 1 && r->path.begin != r->scheme.end + 3)
        uric_read_leaves(r, r->path.begin, URIC_READING_FILE);
    uric_whatwg_empty_host(r);
}

/* Two slashes after a scheme that always has an opaque path are no authority. */
static void chromium_note_opaque(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    if (w->kind == URIC_WHATWG_OPAQUE && r->path.end - r->path.begin >= 2 &&
        s[r->path.begin] == '/' && s[r->path.begin + 1] == '/')
        uric_read_leaves(r, r->path.begin, URIC_READING_OPAQUE);
}

static void chromium_finish(const char *s, const struct uric_whatwg *w, struct uric_reading *r)
{
    r->steps = chromium_steps(w);
    if (!r->has_path)
        r->path.begin = r->path.end = w->after;
    r->verdict = r->has_host && r->host.begin < r->host.end ? URIC_READING_HOST
                                                            : URIC_READING_NO_HOST;
    if (r->kind == URIC_READING_IPV6)
        chromium_finish_literal(s, r);
    else if (r->verdict == URIC_READING_HOST && r->steps & URIC_READING_ESCAPE_HOST)
        chromium_finish_domain(s, r);
    else if (r->verdict == URIC_READING_HOST)
        chromium_finish_opaque(s, r);
    if (r->has_port)
        chromium_finish_port(s, w, r);
    if (w->kind == URIC_WHATWG_FILE)
        chromium_finish_file(s, r);
    chromium_note_opaque(s, w, r);
    r->has_path = r->verdict != URIC_READING_REFUSED;
}

/* Whether tab, LF and CR stay: after any of them the string starts with "data:". */
static bool chromium_keeps_tabs(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && uric_whatwg_drops((unsigned char)s[i]))
        i++;
    return n - i >= 5 && uric_is_named(s + i, 5, "data:");
}

void uric_read_chromium(const char *s, size_t n, struct uric_reading *r)
{
    struct uric_whatwg w;
    uric_span all;

    *r = uric_read_start();
    memset(&w, 0, sizeof w);
    w.keeps_tabs = chromium_keeps_tabs(s, n);
    all = uric_whatwg_strip(s, (uint32_t)n, r);
    if (!uric_chromium_url(s, all.begin, all.end, r, &w)) {
        uric_read_refuse(r, w.error, uric_whatwg_scan_reason(&w, r));
    } else if (w.is_nested) {
        uric_read_leaves(r, w.after, URIC_READING_OPAQUE);
        r->verdict = URIC_READING_UNKNOWN;
        r->steps = URIC_READING_DROP_TABS | URIC_READING_LOWER_SCHEME;
    } else {
        chromium_finish(s, &w, r);
    }
}
