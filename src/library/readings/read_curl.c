/* Reads a URL as libcurl does when it fetches it: by its URL API with CURLU_GUESS_SCHEME and
 * CURLU_NON_SUPPORT_SCHEME.
 *
 * Written from curl's docs/URL-SYNTAX.md, the pages of curl_url_set() and CURLUcode, and the
 * behaviour of libcurl 7.88.1, the oldest, and 8.21.0 on a system that is not Windows.  So a scheme
 * may be missing; a scheme without "/" after its ":" is a host with a port; one to three slashes
 * may follow the scheme.  The path is the one before libcurl removes dot-segments; it makes an
 * empty one "/".
 *
 * The API takes C strings: a string with a NUL cannot be asked about and counts as refused.  Hosts
 * with bytes above 0x7F are accepted here and converted by IDNA when libcurl connects. */
#include "host/numeric_host.h"
#include "readings/reading_shared.h"
#include "util/ascii.h"
#include "util/triplet.h"

enum {
    CURL_LONGEST_URL = 8000000,
    CURL_LONGEST_SCHEME = 40,
    CURL_MOST_SLASHES = 3,
    CURL_LONGEST_ZONE = 15,
    CURL_LITERAL_ROOM = 64 /* "[", the longest IPv6address of 45 bytes, what tells its end */
};

/* The first of these bytes in [i, end); end if none. */
static uint32_t curl_until(const char *s, uint32_t i, uint32_t end, const char *stops, size_t count)
{
    while (i < end && memchr(stops, s[i], count) == NULL)
        i++;
    return i;
}

static uint32_t curl_until_byte(const char *s, uint32_t i, uint32_t end, char stop)
{
    return curl_until(s, i, end, &stop, 1);
}

/* The first control or space in [i, end), which libcurl refuses in every part; end if none. */
static uint32_t curl_junk(const char *s, uint32_t i, uint32_t end)
{
    while (i < end && (unsigned char)s[i] > ' ' && s[i] != 0x7f)
        i++;
    return i;
}

static void curl_refuse_byte(const char *s, size_t n, uint32_t at, int part, struct uric_reading *r)
{
    uric_read_refuse(r, at, uric_reading_of_byte(s, n, at, part));
}

/* The end of the scheme, where its ":" is, which "/" must follow; 0 if there is none.  The oldest
 * version takes any byte of a scheme as the first. */
static uint32_t curl_scheme_end(const char *s, uint32_t n, bool is_oldest)
{
    uint32_t i = 0;

    if (!is_oldest && !(n > 0 && uric_is_letter(s[0])))
        return 0;
    while (i < n && i < CURL_LONGEST_SCHEME &&
           (uric_is_letter(s[i]) || uric_is_digit(s[i]) || memchr("+-.", s[i], 3) != NULL))
        i++;
    return i + 2 <= n && s[i] == ':' && s[i + 1] == '/' ? i : 0;
}

/* Notes what a string without a scheme, or without a scheme that libcurl sees, is to RFC 3986. */
static void curl_note_no_scheme(const char *s, size_t n, struct uric_reading *r)
{
    struct uric u;

    if (uric_parse(s, n, &u) != URIC_OK)
        return;
    if (!uric_has(&u, URIC_SCHEME))
        uric_read_leaves(r, 0, URIC_READING_RELATIVE);
    else if (u.part[URIC_SCHEME].end > CURL_LONGEST_SCHEME)
        uric_read_leaves(r, CURL_LONGEST_SCHEME, URIC_READING_SCHEME);
    else
        uric_read_leaves(r, u.part[URIC_SCHEME].end + 1, URIC_READING_OPAQUE);
}

/* ---- file ---- */

/* Whether a letter, ":" or "|", and then a slash or the end are there. */
static bool curl_is_drive(const char *s, uint32_t i, uint32_t n)
{
    return n - i >= 2 && uric_is_letter(s[i]) && (s[i + 1] == ':' || s[i + 1] == '|') &&
           (n - i == 2 || s[i + 2] == '/' || s[i + 2] == '\\');
}

static bool curl_is_local_host(const char *s, uint32_t i, uint32_t n)
{
    return n - i >= 10 && s[i + 9] == '/' &&
           (uric_is_named(s + i, 9, "localhost") || uric_is_named(s + i, 9, "127.0.0.1"));
}

/* The start of the path of a file URL whose ":" ends before i; n if it is refused. */
static uint32_t curl_file_path(const char *s, uint32_t i, uint32_t n, struct uric_reading *r)
{
    if (n - i < 2) { /* "file:/" */
        uric_read_refuse(r, n, URIC_READING_FILE);
        return n;
    }
    if (s[i + 1] == '/') {
        i += 2;
        if (i == n) {
            uric_read_refuse(r, n, URIC_READING_FILE);
            return n;
        }
        if (curl_is_local_host(s, i, n)) {
            uric_read_leaves(r, i, URIC_READING_FILE);
            i += 9;
        } else if (s[i] != '/') {
            uric_read_refuse(r, i, URIC_READING_FILE);
            return n;
        }
    }
    if (curl_is_drive(s, i + 1, n)) {
        uric_read_refuse(r, i + 1, URIC_READING_FILE);
        return n;
    }
    return i;
}

/* ---- the host ---- */

/* Splits the port off the host, which starts where the userinfo ends: false if it is refused. */
static bool curl_split_port(const char *s, uint32_t end, struct uric_reading *r)
{
    uint32_t colon, value = 0, i;

    if (r->host.begin < end && s[r->host.begin] == '[') {
        colon = curl_until_byte(s, r->host.begin, end, ']');
        if (colon == end) {
            uric_read_refuse(r, r->host.begin, URIC_READING_IP_LITERAL);
            return false;
        }
        colon++;
    } else {
        colon = curl_until_byte(s, r->host.begin, end, ':');
    }
    r->host.end = colon;
    if (colon == end)
        return true;
    r->port.begin = colon + 1;
    r->port.end = end;
    r->has_port = r->port.begin < end;
    if (s[colon] != ':' || (!r->has_port && !r->has_scheme)) {
        uric_read_refuse(r, colon, URIC_READING_PORT);
        return false;
    }
    for (i = r->port.begin; i < end; i++) {
        if (uric_is_digit(s[i]))
            value = 10 * value + (uint32_t)(s[i] - '0');
        if (!uric_is_digit(s[i]) || value > 65535) {
            uric_read_refuse(r, r->port.begin, URIC_READING_PORT);
            return false;
        }
    }
    return true;
}

/* Where in the string the first `count` bytes of the host end, which the steps may decode. */
static uint32_t curl_bytes_end(const char *s, uric_span host, unsigned steps, size_t count)
{
    uint32_t i = host.begin;

    if (!(steps & URIC_READING_DECODE_HOST))
        return i + (uint32_t)count;
    for (; count > 0 && i < host.end; count--)
        (void)uric_decode_next(s, &i, host.end);
    return i;
}

/* The zone after "%", which may be "%25": its length, to "]", or 0 if it is none.  Such a zone
 * ends the host, whatever follows: only triplets can put something there. */
static size_t curl_zone_length(const char *s, uint32_t i, uint32_t end, unsigned steps)
{
    char text[CURL_LONGEST_ZONE + 3];
    uric_span rest;
    size_t n, skip, length;

    rest.begin = i;
    rest.end = end;
    n = uric_gather_host(s, rest, steps, text, sizeof text);
    if (n > sizeof text)
        n = sizeof text;
    skip = n >= 3 && text[0] == '2' && text[1] == '5' && text[2] != ']' ? 2 : 0;
    for (length = 0; skip + length < n && text[skip + length] != ']'; length++) {
        if (length == CURL_LONGEST_ZONE)
            return 0;
    }
    return skip + length < n && length > 0 ? skip + length : 0;
}

static bool curl_is_of_address(char c)
{
    return uric_hex_value(c) < 16 || c == ':' || c == '.';
}

/* The host in brackets, which may be written as triplets: then any byte may stand for the
 * closing bracket, as in "%5b::1x". */
static bool curl_read_literal(const char *s, struct uric_reading *r)
{
    const uric_span host = r->host;
    char text[CURL_LITERAL_ROOM];
    const size_t n = uric_gather_host(s, host, r->steps, text, sizeof text);
    size_t letters = 1, zone = 0;

    while (letters < n && letters < sizeof text && curl_is_of_address(text[letters]))
        letters++;
    if (n < 4 || letters == sizeof text || !uric_read_is_ipv6(text + 1, letters - 1, r))
        return false;
    r->host.begin = curl_bytes_end(s, host, r->steps, 1);
    r->host.end = curl_bytes_end(s, host, r->steps, letters);
    if (letters + 1 == n)
        return true;
    if (letters == n || text[letters] != '%')
        return false;
    zone = curl_zone_length(s, curl_bytes_end(s, host, r->steps, letters + 1), host.end, r->steps);
    r->host.end = curl_bytes_end(s, host, r->steps, letters + 1 + zone);
    r->kind = URIC_READING_LITERAL;
    return zone > 0;
}

/* Whether the name, decoded, is "." or ends in "..": then *at is where its last dot is. */
static bool curl_ends_in_dots(const char *s, uric_span host, uint32_t *at)
{
    uint32_t i = host.begin;
    unsigned dots = 0;
    bool is_all = true;

    while (i < host.end) {
        const uint32_t begin = i;

        if (uric_decode_next(s, &i, host.end) == '.') {
            dots++;
            *at = begin;
        } else {
            dots = 0;
            is_all = false;
        }
    }
    return dots > 1 || (dots == 1 && is_all);
}

/* Refuses the bytes, decoded, that libcurl does not allow in a name.  The oldest version allows
 * the last two, and any dots. */
static bool curl_read_name(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    static const char refused[] = " \r\n\t/:#?!@{}[]\\$'\"^`*<>=;,+&()%|";
    const size_t count = sizeof refused - (is_oldest ? 3 : 1);
    uint32_t i = r->host.begin, at = i;

    while (i < r->host.end) {
        unsigned char c;

        at = i;
        c = uric_decode_next(s, &i, r->host.end);
        if (c < ' ' || memchr(refused, c, count) != NULL) {
            curl_refuse_byte(s, n, at, URIC_HOST, r);
            return false;
        }
        if (c > 0x7f) {
            r->verdict = URIC_READING_UNKNOWN;
            uric_read_leaves(r, at, URIC_READING_IDNA);
        }
    }
    if (!is_oldest && curl_ends_in_dots(s, r->host, &at)) {
        uric_read_refuse(r, at, URIC_READING_HOST_LABEL);
        return false;
    }
    if (r->verdict != URIC_READING_UNKNOWN)
        uric_read_dotted(s, r);
    return true;
}

/* A name or an address in brackets; triplets are decoded first, but not in brackets by the oldest
 * version. */
static bool curl_read_other_host(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    const uint32_t percent = curl_until_byte(s, r->host.begin, r->host.end, '%');
    const uint32_t begin = r->host.begin;
    uint32_t i = begin;
    bool is_literal = s[begin] == '[';

    if ((!is_literal || !is_oldest) && percent < r->host.end) {
        r->steps |= URIC_READING_DECODE_HOST;
        uric_read_leaves(r, percent, is_literal ? URIC_READING_IP_LITERAL
                                                : URIC_READING_PERCENT_IN_HOST);
        is_literal = uric_decode_next(s, &i, r->host.end) == '[';
    }
    if (!is_literal)
        return curl_read_name(s, n, is_oldest, r);
    for (i = begin; i < r->host.end && (r->steps & URIC_READING_DECODE_HOST);) {
        if (uric_decode_next(s, &i, r->host.end) < ' ') {
            uric_read_refuse(r, percent, URIC_READING_PERCENT_IN_HOST);
            return false;
        }
    }
    if (!curl_read_literal(s, r)) {
        uric_read_refuse(r, begin, URIC_READING_IP_LITERAL);
        return false;
    }
    return true;
}

/* Reads the host as inet_aton() does; by the oldest version without a trailing dot and without
 * triplets. */
static bool curl_is_number(const char *s, bool is_oldest, struct uric_reading *r)
{
    const uint32_t percent = curl_until_byte(s, r->host.begin, r->host.end, '%');
    const bool has_triplets = percent < r->host.end;
    uint32_t address;
    unsigned spelling;
    int i;

    if ((is_oldest && has_triplets) || !uric_numeric_host(s, r->host, &address, &spelling) ||
        (is_oldest && (spelling & URIC_SPELLING_DOT)))
        return false;
    if (has_triplets)
        uric_read_leaves(r, percent, URIC_READING_PERCENT_IN_HOST);
    if (spelling != 0)
        uric_read_leaves(r, r->host.begin, URIC_READING_NUMERIC_HOST);
    r->kind = URIC_READING_IPV4;
    for (i = 0; i < 4; i++)
        r->address[i] = (uint8_t)(address >> 8 * (3 - i));
    return true;
}

/* The authority in [begin, end): false if it is refused. */
static bool curl_read_authority(const char *s, size_t n, uint32_t begin, uint32_t end,
                                bool is_oldest, struct uric_reading *r)
{
    const uint32_t at = curl_until_byte(s, begin, end, '@'), bad = curl_junk(s, begin, end);

    if (bad < end) {
        curl_refuse_byte(s, n, bad, bad < at && at < end ? URIC_USERINFO : URIC_HOST, r);
        return false;
    }
    if (end - begin >= CURL_LONGEST_URL) {
        uric_read_refuse(r, begin, URIC_READING_TOO_LONG);
        return false;
    }
    r->host.begin = at < end ? at + 1 : begin;
    if (!curl_split_port(s, end, r))
        return false;
    if (r->host.begin == r->host.end) {
        uric_read_refuse(r, r->host.begin, URIC_READING_EMPTY_HOST);
        return false;
    }
    r->verdict = URIC_READING_HOST;
    r->has_host = true;
    return curl_is_number(s, is_oldest, r) || curl_read_other_host(s, n, is_oldest, r);
}

/* ---- the URL ---- */

/* Skips the slashes before the host, of which RFC 3986 has two: their end, or n, and so no host,
 * if there are too many. */
static uint32_t curl_skip_slashes(const char *s, uint32_t begin, uint32_t n, struct uric_reading *r)
{
    uint32_t i = begin;

    while (i < n && s[i] == '/' && i - begin <= CURL_MOST_SLASHES)
        i++;
    if (i - begin < 2)
        uric_read_leaves(r, i, URIC_READING_MISSING_SLASHES);
    else if (i - begin > 2)
        uric_read_leaves(r, begin + 2, URIC_READING_EMPTY_HOST);
    return i - begin <= CURL_MOST_SLASHES ? i : n;
}

/* Reads up to the path: where that starts, or n if the string is refused. */
static uint32_t curl_read_to_path(const char *s, uint32_t n, bool is_oldest,
                                  struct uric_reading *r)
{
    uint32_t begin = 0, end;

    if (r->has_scheme && uric_is_named(s, r->scheme.end, "file")) {
        r->verdict = URIC_READING_NO_HOST;
        return curl_file_path(s, r->scheme.end + 1, n, r);
    }
    if (r->has_scheme)
        begin = curl_skip_slashes(s, r->scheme.end + 1, n, r);
    end = curl_until(s, begin, n, "/?#", 3);
    if (begin == end) {
        uric_read_refuse(r, begin, URIC_READING_EMPTY_HOST);
        return n;
    }
    return curl_read_authority(s, n, begin, end, is_oldest, r) ? end : n;
}

static bool curl_is_accepted(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    const uint32_t length = (uint32_t)n;
    uint32_t bad;

    if (n > CURL_LONGEST_URL) {
        uric_read_refuse(r, CURL_LONGEST_URL, URIC_READING_TOO_LONG);
        return false;
    }
    bad = curl_until_byte(s, 0, length, '\0');
    if (bad < length || n == 0) {
        uric_read_refuse(r, bad, n > 0 ? URIC_READING_CONTROL : URIC_READING_RELATIVE);
        return false;
    }
    r->scheme.end = curl_scheme_end(s, length, is_oldest);
    r->has_scheme = r->scheme.end > 0;
    if (!r->has_scheme)
        curl_note_no_scheme(s, n, r);
    r->path.begin = curl_read_to_path(s, length, is_oldest, r);
    r->path.end = curl_until(s, r->path.begin, length, "?#", 2);
    if (r->verdict == URIC_READING_REFUSED)
        return false;
    bad = curl_junk(s, r->path.begin, length);
    if (bad < length)
        curl_refuse_byte(s, n, bad, URIC_PATH, r);
    return bad == length;
}

static void curl_read(const char *s, size_t n, bool is_oldest, struct uric_reading *r)
{
    *r = uric_read_start();
    r->steps = URIC_READING_LOWER_SCHEME | URIC_READING_SHORT_PORT;
    r->has_path = curl_is_accepted(s, n, is_oldest, r);
    uric_finish_reading(s, n, r);
}

void uric_read_curl(const char *s, size_t n, struct uric_reading *r)
{
    curl_read(s, n, false, r);
}

void uric_read_curl_oldest(const char *s, size_t n, struct uric_reading *r)
{
    curl_read(s, n, true, r);
}
