/* Parses the target of a request into the fields of http_parser. */
#include "uric_http_parser.h"
#include "util/ascii.h"
#include "util/internal.h"

/* ---- parsing ---- */

/* What http_parser accepts that the RFC does not, but for tabs and form feeds. */
static void tolerate(struct uric_tolerance *t)
{
    const unsigned percent = 1u << URIC_TOLERATED_STRAY_PERCENT;
    const unsigned bytes =
        percent | 1u << URIC_TOLERATED_BRACKETS | 1u << URIC_TOLERATED_BRACES |
        1u << URIC_TOLERATED_PIPE | 1u << URIC_TOLERATED_CARET |
        1u << URIC_TOLERATED_BACKTICK | 1u << URIC_TOLERATED_QUOTE |
        1u << URIC_TOLERATED_ANGLE | 1u << URIC_TOLERATED_BACKSLASH |
        1u << URIC_TOLERATED_HIGH;
    uint16_t names[URIC_PARTS] = { 0 };

    names[URIC_USERINFO] = (uint16_t)percent;
    names[URIC_PATH] = names[URIC_QUERY] = (uint16_t)bytes;
    names[URIC_FRAGMENT] = (uint16_t)(bytes | 1u << URIC_TOLERATED_HASH);
    uric_tolerance_init(t, names);
}

/* Strictly first: most targets are valid, and making the tables takes longer. */
static bool parse_as(enum uric_rule rule, const char *s, size_t n, unsigned flags, struct uric *u)
{
    struct uric_tolerance tolerance;

    if (uric_parse_as(rule, s, n, NULL, u) == URIC_OK)
        return true;
    if (!(flags & URIC_HTTP_PARSER_TOLERATE))
        return false;
    tolerate(&tolerance);
    return uric_parse_as(rule, s, n, &tolerance, u) == URIC_OK;
}

/* An origin-form has no fragment: one that follows it is parsed as a reference. */
static bool parse_path(const char *s, size_t n, unsigned flags, struct uric *u)
{
    const char *const hash = (const char *)memchr(s, '#', n);
    const size_t length = hash != NULL ? (size_t)(hash - s) : n;
    struct uric rest;

    if (!parse_as(URIC_RULE_ORIGIN_FORM, s, length, flags, u))
        return false;
    if (hash == NULL)
        return true;
    if (!parse_as(URIC_RULE_URI_REFERENCE, hash, n - length, flags, &rest))
        return false;
    u->part[URIC_FRAGMENT].begin = (uint32_t)length + rest.part[URIC_FRAGMENT].begin;
    u->part[URIC_FRAGMENT].end = (uint32_t)length + rest.part[URIC_FRAGMENT].end;
    return true;
}

static bool is_empty(const struct uric *u, enum uric_part part)
{
    return u->part[part].begin == u->part[part].end;
}

static bool parse(const char *s, size_t n, int is_connect, unsigned flags, struct uric *u)
{
    if (n == 0 || n > URIC_MAX_LENGTH)
        return false;
    if (is_connect)
        return parse_as(URIC_RULE_AUTHORITY_FORM, s, n, flags, u) &&
               !is_empty(u, URIC_HOST) && !is_empty(u, URIC_PORT);
    switch (*s) {
    case '/': return parse_path(s, n, flags, u);
    case '*': return uric_parse_as(URIC_RULE_ASTERISK_FORM, s, n, NULL, u) == URIC_OK;
    default: return parse_as(URIC_RULE_URI, s, n, flags, u) && !is_empty(u, URIC_HOST);
    }
}

/* ---- what http_parser rejects ---- */

static bool is_of_letters(const char *s, uric_span at)
{
    while (at.begin < at.end && uric_is_letter(s[at.begin]))
        at.begin++;
    return at.begin == at.end;
}

/* As http_parser is usually compiled: with HTTP_PARSER_STRICT it rejects "_", too. */
static bool is_of_host(char c)
{
    return uric_is_letter(c) || uric_is_digit(c) || c == '.' || c == '-' || c == '_';
}

static bool has_allowed_host(const char *s, const struct uric *u)
{
    uric_span host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS)
        return true;
    while (host.begin < host.end && is_of_host(s[host.begin]))
        host.begin++;
    return host.begin == host.end; /* an IPvFuture starts with "[" */
}

static bool has_allowed_syntax(const char *s, const struct uric *u)
{
    return is_of_letters(s, u->part[URIC_SCHEME]) &&
           !(uric_has(u, URIC_PORT) && is_empty(u, URIC_PORT)) &&
           !(uric_has(u, URIC_FRAGMENT) && is_empty(u, URIC_PATH) &&
             !uric_has(u, URIC_QUERY));
}

static bool is_refused(const char *s, const struct uric *u, unsigned flags)
{
    const unsigned syntax = URIC_HTTP_PARSER_REFUSE & ~URIC_HTTP_PARSER_HOSTS;

    return ((flags & URIC_HTTP_PARSER_HOSTS) && !has_allowed_host(s, u)) ||
           ((flags & syntax) && !has_allowed_syntax(s, u));
}

/* ---- the result ---- */

/* Of "##a", http_parser's fragment is "a". */
static uric_span without_hashes(const char *s, uric_span at)
{
    while (at.begin < at.end && s[at.begin] == '#')
        at.begin++;
    return at;
}

/* Returns whether the span fits. */
static bool set_field(struct http_parser_url *url, enum http_parser_url_fields field,
                      uric_span at)
{
    if (at.begin == at.end)
        return true;
    if (at.begin > UINT16_MAX || at.end - at.begin > UINT16_MAX)
        return false;
    url->field_set = (uint16_t)(url->field_set | 1u << field);
    url->field_data[field].off = (uint16_t)at.begin;
    url->field_data[field].len = (uint16_t)(at.end - at.begin);
    return true;
}

static bool set_fields(const char *s, const struct uric *u, struct http_parser_url *url)
{
    return set_field(url, UF_SCHEMA, u->part[URIC_SCHEME]) &&
           set_field(url, UF_USERINFO, u->part[URIC_USERINFO]) &&
           set_field(url, UF_HOST, uric_bare_host(u)) &&
           set_field(url, UF_PORT, u->part[URIC_PORT]) &&
           set_field(url, UF_PATH, u->part[URIC_PATH]) &&
           set_field(url, UF_QUERY, u->part[URIC_QUERY]) &&
           set_field(url, UF_FRAGMENT, without_hashes(s, u->part[URIC_FRAGMENT])) &&
           uric_port_number(uric_bind(s, u), &url->port) != URIC_PORT_OVERFLOW;
}

int uric_http_parser_url(const char *s, size_t n, int is_connect,
                         enum uric_http_parser_flags flags, struct http_parser_url *url)
{
    struct uric u;

    uric_http_parser_url_init(url);
    if (!parse(s, n, is_connect, flags, &u) || is_refused(s, &u, flags))
        return 1;
    if (!set_fields(s, &u, url)) {
        uric_http_parser_url_init(url);
        return 1;
    }
    return 0;
}
