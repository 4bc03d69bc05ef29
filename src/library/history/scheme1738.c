/* Parses URLs by RFC 1738. */
#include "history/scheme1738.h"
#include "util/ascii.h"

/* Whether the scheme is one of RFC 1738's ten.  Newer schemes can have the same kind: https is
 * not one. */
static int is_predefined(const struct uric_scheme *scheme)
{
    const char *kind, *name;

    if (scheme == NULL || scheme->kind < URIC_KIND_HTTP ||
        scheme->kind == URIC_KIND_WS)
        return 0;
    kind = uric_scheme_kind_name(scheme->kind);
    for (name = scheme->name; *name && *name == *kind; name++)
        kind++;
    return *name == *kind;
}

static enum uric_status refuse_1738(enum uric_status status, uint8_t kind, uint8_t error,
                                    uint32_t offset, struct uric *u,
                                    struct uric_scheme_parts *r)
{
    memset(u, 0, sizeof *u);
    memset(r, 0, sizeof *r);
    u->error_offset = r->error_offset = offset;
    r->kind = kind;
    r->error = error;
    if (error == URIC_FAULT_NONE && kind >= URIC_KIND_HTTP)
        r->error = URIC_FAULT_BNF;
    return status;
}

static uint8_t kind_of_1738(const char *s, const struct uric_scheme *scheme)
{
    if (scheme && scheme->kind == URIC_KIND_RESERVED)
        return URIC_KIND_RESERVED;
    return uric_lower(s[0]) == 'x' && s[1] == '-' ? URIC_KIND_EXPERIMENTAL
                                                  : URIC_KIND_UNKNOWN;
}

static enum uric_status parse_other(const char *s, size_t n,
                                    const struct uric_scheme *scheme, struct uric *u,
                                    struct uric_scheme_parts *r)
{
    static const char rule[] = "rfc1738:genericurl";
    const enum uric_status status = uric_edition_parse(
        uric_edition_rule(rule, sizeof rule - 1), s, n, u);

    if (status != URIC_OK)
        return refuse_1738(status, 0, 0, u->error_offset, u, r);
    r->kind = kind_of_1738(s, scheme);
    return URIC_OK;
}

enum uric_status uric_edition_scheme_parse(const char *s, size_t n, struct uric *u,
                                           struct uric_scheme_parts *r)
{
    const unsigned char *const bytes = (const unsigned char *)s;
    const char *colon;
    const struct uric_scheme *scheme = NULL;

    memset(u, 0, sizeof *u);
    memset(r, 0, sizeof *r);
    if (n > URIC_MAX_LENGTH)
        return refuse_1738(URIC_TOO_LONG, 0, 0, URIC_MAX_LENGTH, u, r);
    colon = n > 0 ? (const char *)memchr(s, ':', n) : NULL;
    if (colon)
        scheme = uric_scheme_find(s, (size_t)(colon - s), NULL, 0);
    if (!is_predefined(scheme))
        return parse_other(s, n, scheme, u, r);
    r->kind = scheme->kind;
    if (!uric_scan_1738(bytes, (uint32_t)n, u, r))
        return refuse_1738(r->error_offset < n ? URIC_INVALID : URIC_INCOMPLETE,
                           r->kind, r->error, r->error_offset, u, r);
    uric_scheme_finish(bytes, r);
    return URIC_OK;
}
