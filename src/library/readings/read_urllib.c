/* Reads a URL as Python's urllib.parse.urlsplit() does: its scheme, hostname, port and path.
 *
 * Written from the documentation of urllib.parse ("Structured Parse Results", "URL parsing
 * security") and what it lists as changed up to Python 3.12 and 3.13: leading C0 controls and
 * spaces are removed (3.11.4), tab, CR and LF everywhere (3.9.5); brackets hold an IPv6address,
 * with a zone or without, or an IPvFuture (3.11.4), with nothing before them and only a port after
 * them (3.12.9, 3.13.2); an authority is refused if NFKC makes one of "/?#@:" of a character of
 * it (3.7.3).  A string is bytes decoded as os.fsdecode() does by default, as UTF-8.  The oldest
 * version is 3.10.13, which only asks that no bracket is without the other, and of schemes not that
 * they start with a letter.
 *
 * urlsplit() does not validate: what it does not find in that way it leaves as it is. */
#include "readings/reading_shared.h"
#include "util/ascii.h"

enum {
    URLLIB_ADDRESS_ROOM = 45, /* the longest IPv6address */
    URLLIB_PORT_DIGITS = 4300 /* int() refuses more (sys.int_info.default_max_str_digits) */
};

static bool urllib_is_dropped(char c)
{
    return c == '\t' || c == '\n' || c == '\r';
}

/* The first byte at or after i that stays; end if none. */
static uint32_t urllib_kept(const char *s, uint32_t i, uint32_t end)
{
    while (i < end && urllib_is_dropped(s[i]))
        i++;
    return i;
}

/* The first of these bytes in [i, end); end if none. */
static uint32_t urllib_until(const char *s, uint32_t i, uint32_t end, const char *stops,
                             size_t count)
{
    while (i < end && memchr(stops, s[i], count) == NULL)
        i++;
    return i;
}

static uint32_t urllib_until_byte(const char *s, uint32_t i, uint32_t end, char stop)
{
    return urllib_until(s, i, end, &stop, 1);
}

/* The end of the scheme that starts at i, where its ":" is; i if there is none.  The oldest
 * version takes any byte of a scheme as the first. */
static uint32_t urllib_scheme_end(const char *s, uint32_t i, uint32_t n, bool is_oldest)
{
    uint32_t at = i;

    if (i == n || (!is_oldest && !uric_is_letter(s[i])))
        return i;
    for (; at < n && s[at] != ':'; at++) {
        if (!uric_is_letter(s[at]) && !uric_is_digit(s[at]) && memchr("+-.", s[at], 3) == NULL &&
            !urllib_is_dropped(s[at]))
            return i;
    }
    return at < n ? at : i;
}

/* Whether NFKC makes "/", "?", "#", "@" or ":" of the three bytes: characters like U+2100, whose
 * decomposition is "a/c".  No shorter or longer character has such a decomposition. */
static bool urllib_is_delimiter_in_nfkc(const char *s)
{
    static const char characters[][4] = {
        "\xe2\x81\x87", "\xe2\x81\x88", "\xe2\x81\x89", "\xe2\x84\x80", "\xe2\x84\x81",
        "\xe2\x84\x85", "\xe2\x84\x86", "\xe2\xa9\xb4", "\xef\xb8\x93", "\xef\xb8\x96",
        "\xef\xb9\x95", "\xef\xb9\x96", "\xef\xb9\x9f", "\xef\xb9\xab", "\xef\xbc\x83",
        "\xef\xbc\x8f", "\xef\xbc\x9a", "\xef\xbc\x9f", "\xef\xbc\xa0"
    };
    size_t i;

    for (i = 0; i < sizeof characters / sizeof *characters; i++) {
        if (memcmp(s, characters[i], 3) == 0)
            return true;
    }
    return false;
}

/* The first character of the authority that NFKC makes a delimiter of; its end if none. */
static uint32_t urllib_delimiter_in_nfkc(const char *s, uric_span authority)
{
    uint32_t i = authority.begin;

    for (; authority.end - i >= 3; i++) {
        if ((unsigned char)s[i] >= 0xe2 && urllib_is_delimiter_in_nfkc(s + i))
            return i;
    }
    return authority.end;
}

/* Splits what follows the last "@" at brackets and ":", as the properties hostname and port do. */
static void urllib_split_host(const char *s, uric_span at, struct uric_reading *r)
{
    const uint32_t open = urllib_until_byte(s, at.begin, at.end, '[');
    uint32_t colon;

    if (open < at.end) {
        r->host.begin = open + 1;
        r->host.end = urllib_until_byte(s, open + 1, at.end, ']');
        colon = urllib_until_byte(s, r->host.end, at.end, ':');
    } else {
        r->host.begin = at.begin;
        r->host.end = colon = urllib_until_byte(s, at.begin, at.end, ':');
    }
    if (colon < at.end && urllib_kept(s, colon + 1, at.end) < at.end) {
        r->has_port = true;
        r->port.begin = colon + 1;
        r->port.end = at.end;
    }
}

/* Whether the host is "v", hexadecimal digits, "." and at least one byte. */
static bool urllib_is_future(const char *s, uric_span host)
{
    uint32_t i = urllib_kept(s, host.begin, host.end), digits = 0;

    if (i == host.end || s[i] != 'v')
        return false;
    for (i = urllib_kept(s, i + 1, host.end); i < host.end && uric_hex_value(s[i]) < 16; digits++)
        i = urllib_kept(s, i + 1, host.end);
    return digits > 0 && i < host.end && s[i] == '.' && urllib_kept(s, i + 1, host.end) < host.end;
}

/* Whether the host is an IPv6address, perhaps with "%" and a zone; a zone has no "%". */
static bool urllib_is_scoped_address(const char *s, struct uric_reading *r)
{
    const uint32_t percent = urllib_until_byte(s, r->host.begin, r->host.end, '%');
    const uint32_t zone =
        urllib_kept(s, percent < r->host.end ? percent + 1 : percent, r->host.end);
    char text[URLLIB_ADDRESS_ROOM];
    uric_span address;
    size_t n;

    address.begin = r->host.begin;
    address.end = percent;
    n = uric_gather_host(s, address, URIC_READING_DROP_TABS, text, sizeof text);
    if (n > sizeof text || !uric_read_is_ipv6(text, n, r))
        return false;
    if (percent == r->host.end)
        return true;
    r->kind = URIC_READING_LITERAL;
    return zone < r->host.end && urllib_until_byte(s, zone, r->host.end, '%') == r->host.end;
}

/* Where an authority with brackets breaks urlsplit()'s rules for them; its end if nowhere. */
static uint32_t urllib_bracket_error(const char *s, uric_span authority, uric_span at,
                                     bool is_oldest, struct uric_reading *r)
{
    const uint32_t open = urllib_until_byte(s, authority.begin, authority.end, '[');
    const uint32_t close = urllib_until_byte(s, authority.begin, authority.end, ']');

    if (open == authority.end && close == authority.end)
        return authority.end;
    if (open == authority.end || close == authority.end)
        return open < close ? open : close;
    if (is_oldest) { /* what is in brackets is a host of any kind */
        if (urllib_until_byte(s, at.begin, at.end, '[') == at.end)
            return authority.end;
        if (urllib_is_future(s, r->host))
            r->kind = URIC_READING_LITERAL;
        else
            (void)urllib_is_scoped_address(s, r);
        return authority.end;
    }
    if (urllib_until_byte(s, at.begin, at.end, '[') < at.end) {
        uint32_t after = r->host.end;

        if (urllib_kept(s, at.begin, at.end) != r->host.begin - 1)
            return at.begin;
        if (after < at.end)
            after = urllib_kept(s, after + 1, at.end);
        if (after < at.end && s[after] != ':')
            return after;
    }
    if (urllib_is_future(s, r->host)) {
        r->kind = URIC_READING_LITERAL;
        return authority.end;
    }
    return urllib_is_scoped_address(s, r) ? authority.end : open;
}

/* Whether the property port is a number: digits, at most 65535. */
static bool urllib_is_port(const char *s, uric_span port)
{
    uint32_t value = 0, i;
    unsigned digits = 0;

    for (i = port.begin; i < port.end; i++) {
        if (urllib_is_dropped(s[i]))
            continue;
        if (!uric_is_digit(s[i]) || ++digits > URLLIB_PORT_DIGITS)
            return false;
        value = 10 * value + (uint32_t)(s[i] - '0');
        if (value > 65535)
            return false;
    }
    return true;
}

static bool urllib_has_high(const char *s, uric_span span)
{
    uint32_t i;

    for (i = span.begin; i < span.end; i++) {
        if ((unsigned char)s[i] > 0x7f)
            return true;
    }
    return false;
}

/* What the properties hostname and port are of an authority that urlsplit() accepts. */
static void urllib_set_host(const char *s, struct uric_reading *r)
{
    if (r->has_port && !urllib_is_port(s, r->port)) { /* the property raises ValueError */
        uric_read_leaves(r, r->port.begin, URIC_READING_PORT);
        r->has_port = false;
    }
    if (urllib_kept(s, r->host.begin, r->host.end) == r->host.end)
        return;
    r->has_host = true;
    r->verdict = urllib_has_high(s, r->host) ? URIC_READING_UNKNOWN : URIC_READING_HOST;
    if (r->kind == URIC_READING_NAME)
        uric_read_dotted(s, r);
}

/* Returns whether urlsplit() accepts the authority. */
static bool urllib_read_authority(const char *s, size_t n, uric_span authority, bool is_oldest,
                                  struct uric_reading *r)
{
    uric_span at = authority;
    uint32_t error;

    for (at.begin = authority.end; at.begin > authority.begin; at.begin--) {
        if (s[at.begin - 1] == '@')
            break;
    }
    urllib_split_host(s, at, r);
    error = urllib_bracket_error(s, authority, at, is_oldest, r);
    if (error < authority.end) {
        uric_read_refuse(r, error, URIC_READING_IP_LITERAL);
        return false;
    }
    error = urllib_delimiter_in_nfkc(s, authority);
    if (error < authority.end) {
        uric_read_refuse(r, error, uric_reading_of_byte(s, n, error, URIC_HOST));
        return false;
    }
    urllib_set_host(s, r);
    return true;
}

/* Where the authority starts, after "//"; i if there is none. */
static uint32_t urllib_authority_begin(const char *s, uint32_t i, uint32_t n)
{
    const uint32_t first = urllib_kept(s, i, n);
    const uint32_t second = first < n ? urllib_kept(s, first + 1, n) : n;

    return second < n && s[first] == '/' && s[second] == '/' ? second + 1 : i;
}

static void urllib_read(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    const uint32_t end = (uint32_t)n;
    uric_span authority;
    uint32_t i = 0, at;

    *r = uric_read_start();
    r->verdict = URIC_READING_NO_HOST;
    r->steps = URIC_READING_DROP_TABS | URIC_READING_LOWER_HOST | URIC_READING_KEEP_ZONE |
               URIC_READING_LOWER_SCHEME | URIC_READING_SHORT_PORT;
    while (i < end && (unsigned char)s[i] <= ' ')
        i++;
    at = urllib_scheme_end(s, i, end, is_oldest);
    if (at > i) {
        r->has_scheme = true;
        r->scheme.begin = i;
        r->scheme.end = at;
        i = at + 1;
    }
    authority.begin = urllib_authority_begin(s, i, end);
    if (authority.begin > i) {
        authority.end = i = urllib_until(s, authority.begin, end, "/?#", 3);
        if (!urllib_read_authority(s, n, authority, is_oldest, r)) {
            uric_finish_reading(s, n, r);
            return;
        }
    }
    r->has_path = true;
    r->path.begin = i;
    r->path.end = urllib_until(s, i, end, "?#", 2);
    uric_finish_reading(s, n, r);
}

void uric_read_urllib(const char *s, size_t n, struct uric_reading *r)
{
    urllib_read(s, n, false, r);
}

void uric_read_urllib_oldest(const char *s, size_t n, struct uric_reading *r)
{
    urllib_read(s, n, true, r);
}
