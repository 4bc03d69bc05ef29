/* Values derived from the parts, without scanning again. */
#include "util/internal.h"

uric_span uric_authority(const struct uric *u)
{
    uric_span authority = u->part[URIC_HOST];

    if (uric_has(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (uric_has(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}

#ifndef URIC_ONLY_PARSE
#ifndef URIC_ONLY_HTTP
uric_span64 uric64_authority(const struct uric64 *u)
{
    uric_span64 authority = u->part[URIC_HOST];

    if (uric64_has(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (uric64_has(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}
#endif
#endif

uric_span uric_bare_host(const struct uric *u)
{
    uric_span host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS || u->host_kind == URIC_HOST_IPVFUTURE) {
        host.begin++;
        host.end--;
    }
    return host;
}

enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number)
{
    uric_span port = ref.u->part[URIC_PORT];
    uint32_t value = 0;

    *number = 0;
    if (!uric_has(ref.u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (; port.begin < port.end; port.begin++) {
        value = 10 * value + (uint32_t)(ref.s[port.begin] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The userinfo from its first ":" on; an empty span at its end if there is none. */
static uric_span from_colon(struct uric_ref ref)
{
    uric_span rest = ref.u->part[URIC_USERINFO];

    while (rest.begin < rest.end && ref.s[rest.begin] != ':')
        rest.begin++;
    return rest;
}

bool uric_user(struct uric_ref ref, uric_span *user)
{
    user->begin = user->end = 0;
    if (!uric_has(ref.u, URIC_USERINFO))
        return false;
    user->begin = ref.u->part[URIC_USERINFO].begin;
    user->end = from_colon(ref).begin;
    return true;
}

bool uric_password(struct uric_ref ref, uric_span *password)
{
    password->begin = password->end = 0;
    if (uric_has(ref.u, URIC_USERINFO)) {
        const uric_span rest = from_colon(ref);

        if (rest.begin < rest.end) {
            password->begin = rest.begin + 1;
            password->end = rest.end;
            return true;
        }
    }
    return false;
}

enum uric_request_form uric_request_form(const struct uric *u)
{
    if (uric_has(u, URIC_SCHEME))
        return URIC_REQUEST_ABSOLUTE;
    if (uric_has(u, URIC_HOST))
        return URIC_REQUEST_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_REQUEST_ASTERISK : URIC_REQUEST_ORIGIN;
}
