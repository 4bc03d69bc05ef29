/* What the readers of other parsers share: addresses, and where a parser leaves RFC 3986. */
#include "readings/reading_shared.h"
#include "util/ascii.h"
#include "util/triplet.h"

enum { IPV4_ROOM = 15 };

static bool is_tab_or_newline(char c)
{
    return c == '\t' || c == '\n' || c == '\r';
}

size_t uric_gather_host(const char *s, uric_span span, unsigned steps, char *to, size_t room)
{
    uint32_t i = span.begin;
    size_t n = 0;

    while (i < span.end && n <= room) {
        char c;

        if ((steps & URIC_READING_DROP_TABS) && is_tab_or_newline(s[i])) {
            i++;
            continue;
        }
        c = s[i];
        if (steps & URIC_READING_DECODE_HOST)
            c = (char)uric_decode_next(s, &i, span.end);
        else
            i++;
        if (n < room)
            to[n] = c;
        n++;
    }
    return n;
}

static bool is_address(const char *text, size_t n, enum uric_rule rule,
                       struct uric_reading *r)
{
    struct uric u;

    if (uric_parse_as(rule, text, n, NULL, &u) != URIC_OK)
        return false;
    uric_host_address(uric_bind(text, &u), r->address);
    return true;
}

bool uric_read_is_ipv6(const char *text, size_t n, struct uric_reading *r)
{
    if (!is_address(text, n, URIC_RULE_IPV6ADDRESS, r))
        return false;
    r->kind = URIC_READING_IPV6;
    return true;
}

bool uric_read_is_ipv4(const char *text, size_t n, struct uric_reading *r)
{
    if (!is_address(text, n, URIC_RULE_IPV4ADDRESS, r))
        return false;
    r->kind = URIC_READING_IPV4;
    return true;
}

void uric_read_dotted(const char *s, struct uric_reading *r)
{
    char text[IPV4_ROOM];
    const size_t n = uric_gather_host(s, r->host, r->steps, text, sizeof text);

    if (n <= sizeof text)
        (void)uric_read_is_ipv4(text, n, r);
}

/* Whether a bracket is open in the host before this byte. */
static bool is_in_brackets(const char *s, uint32_t at)
{
    while (at > 0 && s[at - 1] != '/' && s[at - 1] != '@' && s[at - 1] != ']') {
        if (s[--at] == '[')
            return true;
    }
    return false;
}

/* Whether a triplet was started before this byte, but is not complete. */
static bool is_in_triplet(const char *s, uint32_t at)
{
    return (at > 0 && s[at - 1] == '%') ||
           (at > 1 && s[at - 2] == '%' && uric_hex_value(s[at - 1]) < 16);
}

static bool is_in_authority(int part)
{
    return part == URIC_USERINFO || part == URIC_HOST || part == URIC_PORT;
}

/* Why a byte that is allowed in no component of a URI is refused; ALIKE if it is another. */
static enum uric_reading_reason byte_reason(unsigned char byte, int part)
{
    switch (byte) {
    case '\\':
        return URIC_READING_BACKSLASH;
    case '\t':
    case '\n':
    case '\r':
        return URIC_READING_TAB_NEWLINE;
    case ' ':
        return URIC_READING_SPACE;
    default:
        break;
    }
    if (byte < 0x20 || byte == 0x7F)
        return URIC_READING_CONTROL;
    if (byte > 0x7F)
        return is_in_authority(part) ? URIC_READING_IDNA : URIC_READING_NON_ASCII;
    return URIC_READING_ALIKE;
}

/* Why a byte is refused that is allowed elsewhere, or nowhere. */
static enum uric_reading_reason part_reason(unsigned char byte, int part)
{
    if (byte == '#')
        return URIC_READING_FRAGMENT_ORDER;
    if (is_in_authority(part) && byte == '@')
        return URIC_READING_USERINFO;
    switch (part) {
    case URIC_SCHEME:
        return URIC_READING_SCHEME;
    case URIC_USERINFO:
        return URIC_READING_USERINFO;
    case URIC_HOST:
        return URIC_READING_HOST_CHARACTER;
    case URIC_PORT:
        return URIC_READING_PORT;
    default:
        return byte == ':' ? URIC_READING_SCHEME : URIC_READING_CHARACTER;
    }
}

enum uric_reading_reason uric_reading_of_byte(const char *s, size_t n, uint32_t at, int part)
{
    const unsigned char byte = at < n ? (unsigned char)s[at] : 'a';
    const enum uric_reading_reason reason = byte_reason(byte, part);

    if (reason != URIC_READING_ALIKE)
        return reason;
    if (part == URIC_HOST && (byte == '[' || byte == ']' || is_in_brackets(s, at)))
        return URIC_READING_IP_LITERAL;
    if (byte == '%' || is_in_triplet(s, at))
        return is_in_authority(part) ? URIC_READING_PERCENT_IN_HOST : URIC_READING_PERCENT;
    return part_reason(byte, part);
}

void uric_finish_reading(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    if (uric_parse(s, n, &u) == URIC_OK)
        return;
    if (r->verdict == URIC_READING_REFUSED) {
        r->reason = URIC_READING_ALIKE;
        r->at = 0;
        return;
    }
    uric_read_leaves(r, u.error_offset, uric_reading_of_byte(s, n, u.error_offset, u.error_part));
}
