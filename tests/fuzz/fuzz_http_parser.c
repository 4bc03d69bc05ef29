/* The URL parser of http_parser: "0" or "1" for is_connect and a LF, then a target.  The fields
 * are in bounds, agree with uric's parts, and make the same target again. */
#define _DEFAULT_SOURCE
#include "fuzz/theorem_target.h"
#include "uric_http_parser.h"

#include <arpa/inet.h>
#include <ctype.h>
#include <string.h>

static int has(const struct http_parser_url *url, int field)
{
    return url->field_set >> field & 1;
}

/* A copy of a field, with a NUL after it; "" if absent. */
static char *text_of(const char *s, const struct http_parser_url *url, int field)
{
    const size_t n = url->field_data[field].len;
    char *const text = target_block(n + 1);

    if (n > 0)
        memcpy(text, s + url->field_data[field].off, n);
    text[n] = '\0';
    return text;
}

static void in_bounds(struct uric_bytes s, const struct http_parser_url *url)
{
    int i;

    for (i = 0; i < UF_MAX; i++) {
        const size_t off = url->field_data[i].off, len = url->field_data[i].len;

        target_hold(has(url, i) == (len > 0), "a field is present when it has a byte");
        target_hold(has(url, i) ? off + len <= s.n : off == 0, "a field is in the target");
    }
    target_hold(url->field_set >> UF_MAX == 0, "no other bits");
    target_hold(has(url, UF_PORT) || url->port == 0, "a value only for a port");
}

/* The target from its fields. */
static struct uric_bytes assembled(struct uric_bytes s, const struct http_parser_url *url,
                                   int in_brackets)
{
    static const struct {
        int field;
        const char *before, *after;
    } parts[] = { { UF_SCHEMA, "", "://" }, { UF_USERINFO, "", "@" }, { UF_HOST, "", "" },
                  { UF_PORT, ":", "" },     { UF_PATH, "", "" },      { UF_QUERY, "?", "" },
                  { UF_FRAGMENT, "#", "" } };
    char *const to = target_block(s.n + 16);
    struct uric_bytes all = { NULL, 0 };
    size_t i;

    *to = '\0';
    for (i = 0; i < sizeof parts / sizeof *parts; i++) {
        const int is_literal = parts[i].field == UF_HOST && in_brackets;

        /* with URIC_HTTP_PARSER_REFUSE a fragment may not follow the authority */
        if (parts[i].field == UF_FRAGMENT && has(url, UF_FRAGMENT) && !has(url, UF_QUERY))
            strcat(to, "?");
        if (!has(url, parts[i].field))
            continue;
        strcat(to, is_literal ? "[" : parts[i].before);
        strcat(to, text_of(s.s, url, parts[i].field));
        strcat(to, is_literal ? "]" : parts[i].after);
    }
    all.s = to;
    all.n = strlen(to);
    return all;
}

static void round_trip(struct uric_bytes s, int is_connect, int flags,
                       const struct http_parser_url *url)
{
    const size_t host = url->field_data[UF_HOST].off;
    const struct uric_bytes t =
        assembled(s, url, has(url, UF_HOST) && host > 0 && s.s[host - 1] == '[');
    struct http_parser_url again;
    int i;

    target_hold(uric_http_parser_url(t.s, t.n, is_connect, flags, &again) == 0,
                "a target of the same fields is valid");
    target_hold(again.field_set == url->field_set && again.port == url->port,
                "it has the same fields");
    for (i = 0; i < UF_MAX; i++)
        target_hold(strcmp(text_of(t.s, &again, i), text_of(s.s, url, i)) == 0,
                    "with the same bytes");
}

/* What the strict parser makes of a URI is what uric_parse_uri() does. */
static void agrees(struct uric_bytes s, int status)
{
    struct uric u;
    uint16_t port;
    const int valid = uric_parse_uri(s.s, s.n, &u) == URIC_OK &&
                      u.part[URIC_HOST].begin < u.part[URIC_HOST].end &&
                      uric_port_number(uric_bind(s.s, &u), &port) != URIC_PORT_OVERFLOW;

    target_hold(valid == (status == 0), "a URI with a host, and nothing else");
}

static int consists_of(const char *text, const char *more, int with_digits)
{
    for (; *text != '\0'; text++) {
        const unsigned char c = (unsigned char)*text;

        if (!(c < 0x80 && isalpha(c)) && !(with_digits && c < 0x80 && isdigit(c)) &&
            !strchr(more, c))
            return 0;
    }
    return 1;
}

static void refused(struct uric_bytes s, int flags, const struct http_parser_url *url)
{
    const char *const host = text_of(s.s, url, UF_HOST);
    unsigned char address[16];

    target_hold(!(flags & URIC_HTTP_PARSER_HOSTS) || consists_of(host, "-._", 1) ||
                    inet_pton(AF_INET6, host, address) == 1,
                "a host that http_parser accepts");
    target_hold((flags & URIC_HTTP_PARSER_REFUSE) != URIC_HTTP_PARSER_REFUSE ||
                    consists_of(text_of(s.s, url, UF_SCHEMA), "", 0),
                "a scheme of letters");
}

static void check(struct uric_bytes s, int is_connect)
{
    static const struct http_parser_url zero = { 0, 0, { { 0, 0 } } };
    struct http_parser_url url, strict;
    int flags, status, strict_status = 1;

    for (flags = 0; flags < 8; flags++) {
        memset(&url, 0xff, sizeof url);
        status = uric_http_parser_url(s.s, s.n, is_connect, flags, &url);
        target_hold(status == 0 || (status == 1 && !memcmp(&url, &zero, sizeof url)),
                    "0, or 1 and zeros");
        in_bounds(s, &url);
        if (status == 0)
            round_trip(s, is_connect, flags, &url);
        if (status == 0)
            refused(s, flags, &url);
        if (flags == URIC_HTTP_PARSER_STRICT) {
            strict = url;
            strict_status = status;
        } else if (status == 0 && strict_status == 0)
            target_hold(memcmp(&url, &strict, sizeof url) == 0, "flags move no field");
        else
            target_hold((flags & ~URIC_HTTP_PARSER_REFUSE) != 0 || status == 1,
                        "rejecting more accepts nothing new");
    }
    if (!is_connect && s.n > 0 && *s.s != '/' && *s.s != '*')
        agrees(s, strict_status);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest = target_input(data, size), line = target_line(&rest);

    rest.s = target_copy(rest.s, rest.n);
    check(rest, line.n > 0 && *line.s == '1');
    target_forget();
    return 0;
}
