/* The origin of a URI, as text (RFC 6454, section 6.2). */
#include "tables/sql_functions.h"

#include <stdio.h>

/* Room for what normalization inserts, for "://" and for a port. */
enum { INSERTED = 32 };

/* Whether the URI has an origin that others can share: see uric_same_origin(). */
static bool has_origin(struct uric_ref ref)
{
    return uric_same_origin(ref, ref);
}

/* The URI up to its host and port, normalized into the buffer; its parts. */
static enum sql_status normalize(struct sql_call *call, struct uric_ref ref, struct uric *u)
{
    const size_t n = uric_authority(ref.u).end;
    enum sql_status status = sql_room(call, n + INSERTED);
    struct uric head;
    size_t length;

    if (status != SQL_OK)
        return status;
    uric_parse(ref.s, n, &head);
    uric_normalize(uric_bind(ref.s, &head), URIC_STEPS_ALL, NULL, call->buffer,
                   call->room, &length, u, NULL);
    return SQL_OK;
}

/* Drops the userinfo, and writes the port as a number unless it is the default. */
static size_t compact(char *s, const struct uric *u)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(s, u->part[URIC_SCHEME].end, NULL, 0);
    const uric_span host = u->part[URIC_HOST];
    size_t n = u->part[URIC_SCHEME].end + 3; /* "://" */
    uint16_t port;

    const enum uric_port_status status = uric_port_number(uric_bind(s, u), &port);

    memmove(s + n, s + host.begin, host.end - host.begin);
    n += host.end - host.begin;
    if (status == URIC_PORT_NUMBER && (scheme == NULL || scheme->default_port != port))
        n += (size_t)sprintf(s + n, ":%u", (unsigned)port);
    return n;
}

SQL_ANSWER(uri_origin)
{
    struct uric u, normal;

    (void)n;
    if (!sql_parse(arguments, &u) || !has_origin(uric_bind(arguments->s, &u)))
        return sql_null(answer);
    if (normalize(call, uric_bind(arguments->s, &u), &normal) != SQL_OK)
        return SQL_NO_MEMORY;
    return sql_text(answer, call->buffer, compact(call->buffer, &normal));
}
