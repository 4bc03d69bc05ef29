/* Reads a URL as parse_url() of Python's urllib3 does, with which requests finds the host:
 * urllib3 2.8.0, and 1.26.12 as the oldest version.
 *
 * Written from urllib3's documentation and the behaviour of these versions.  "//" is put before a
 * string that starts with no scheme, or one with ".": "localhost.://good.example/" goes to
 * "localhost.".  A backslash ends the authority.  Hosts are in lower case with http, https and
 * without a scheme; version 2.8 then decodes triplets of unreserved characters.  It refuses
 * controls and spaces in hosts.  A string is bytes decoded as os.fsdecode() does by default.
 *
 * The path is the one before urllib3 removes dot-segments, encodes bytes and puts "/" before it.
 * What needs IDNA, hosts with bytes above 0x7F, is left open. */
#include "readings/reading_bytes.h"
#include "readings/reading_shared.h"
#include "readings/urllib3.h"

enum { URLLIB3_ADDRESS = 45 }; /* the longest IPv6address */

/* Whether the version refuses what the scan accepted, and where. */
static bool urllib3_refuses(const struct uric_urllib3_parts *u, bool is_oldest,
                            const struct uric_reading *r, uint32_t *at)
{
    const bool has_triplet = u->has_odd_triplet && !u->is_other;

    if (is_oldest) {
        *at = r->port.begin;
        return u->has_long_port;
    }
    *at = has_triplet && (!u->has_odd || u->odd_triplet < u->odd) ? u->odd_triplet : u->odd;
    return has_triplet || u->has_odd;
}

/* The bytes of the host as they are returned; room + 1 if there are more than `room`. */
static size_t urllib3_gather(const char *s, const struct uric_reading *r, char *to, size_t room)
{
    struct uric_reading_bytes bytes = uric_reading_host_bytes(s, r);
    size_t n;
    int byte;

    for (n = 0; n <= room && (byte = uric_reading_next(&bytes)) >= 0; n++) {
        if (n < room)
            to[n] = (char)byte;
    }
    return n;
}

/* Makes the host an address if it is one. */
static void urllib3_finish_address(const char *s, const struct uric_urllib3_parts *u,
                                   struct uric_reading *r)
{
    char text[URLLIB3_ADDRESS];
    const size_t n = urllib3_gather(s, r, text, sizeof text);

    if (u->is_literal) {
        if (n > sizeof text || !uric_read_is_ipv6(text, n, r))
            r->kind = URIC_READING_LITERAL;
    } else if (n <= sizeof text) {
        (void)uric_read_is_ipv4(text, n, r);
    }
}

/* The first byte of the host for which this is true; its end if none. */
static uint32_t urllib3_first(const char *s, uric_span host, bool is_high)
{
    while (host.begin < host.end &&
           (is_high ? (unsigned char)s[host.begin] < 0x80 : s[host.begin] != '%'))
        host.begin++;
    return host.begin;
}

static void urllib3_finish_host(const char *s, const struct uric_urllib3_parts *u, bool is_oldest,
                                struct uric_reading *r)
{
    const uint32_t high = urllib3_first(s, r->host, true);
    const uint32_t percent = urllib3_first(s, r->host, false);

    r->verdict = URIC_READING_HOST;
    if (!u->is_other) {
        r->steps |= URIC_READING_LOWER_HOST;
        if (u->is_literal)
            r->steps |= URIC_READING_SHORT_ZONE;
        else if (!is_oldest)
            r->steps |= URIC_READING_DECODE_NEEDLESS;
        if (percent < r->host.end && !is_oldest)
            uric_read_leaves(r, percent, URIC_READING_PERCENT_IN_HOST);
        if (high < r->host.end) {
            uric_read_leaves(r, high, URIC_READING_IDNA);
            r->verdict = URIC_READING_UNKNOWN;
            return;
        }
    }
    urllib3_finish_address(s, u, r);
}

/* Notes what a string before which "//" was put is to RFC 3986. */
static void urllib3_note_no_scheme(const char *s, size_t n, struct uric_reading *r)
{
    const char *dot;
    struct uric u;

    if (n == 0 || s[0] == '/' || uric_parse(s, n, &u) != URIC_OK)
        return;
    dot = uric_has(&u, URIC_SCHEME) ? (const char *)memchr(s, '.', n) : NULL;
    if (dot != NULL)
        uric_read_leaves(r, (uint32_t)(dot - s), URIC_READING_SCHEME);
    else
        uric_read_leaves(r, 0, URIC_READING_RELATIVE);
}

static void urllib3_read(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    struct uric_urllib3_parts u;
    uint32_t at;

    *r = uric_read_start();
    memset(&u, 0, sizeof u);
    if (!uric_urllib3(s, (uint32_t)n, r, &u)) {
        uric_read_refuse(r, u.error, uric_reading_of_byte(s, n, u.error, URIC_HOST));
    } else if (urllib3_refuses(&u, is_oldest, r, &at)) {
        uric_read_refuse(r, at, is_oldest ? URIC_READING_PORT
                                          : uric_reading_of_byte(s, n, at, URIC_HOST));
    } else {
        r->steps = URIC_READING_LOWER_SCHEME | URIC_READING_SHORT_PORT;
        r->verdict = URIC_READING_NO_HOST;
        r->has_path = r->path.begin < r->path.end || u.has_more;
        if (r->has_host && r->host.begin < r->host.end)
            urllib3_finish_host(s, &u, is_oldest, r);
        if (!r->has_scheme)
            urllib3_note_no_scheme(s, n, r);
    }
    uric_finish_reading(s, n, r);
}

void uric_read_urllib3(const char *s, size_t n, struct uric_reading *r)
{
    urllib3_read(s, n, false, r);
}

void uric_read_urllib3_oldest(const char *s, size_t n, struct uric_reading *r)
{
    urllib3_read(s, n, true, r);
}
