/* Values derived from the parts, without scanning again. */
#include "util/internal.h"

static const uric_span undefined = { 0, 0 };

uric_span uric_authority(const struct uric *u)
{
    uric_span authority = u->part[URIC_HOST];

    if (uric_has(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (uric_has(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}

enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span port = u->part[URIC_PORT];
    uint32_t value = 0, i;

    *number = 0;
    if (!uric_has(u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (i = port.begin; i < port.end; i++) {
        value = 10 * value + (uint32_t)(s[i] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The offset of the first ":" of the userinfo; its end if there is none. */
static uint32_t userinfo_colon(const char *s, const struct uric *u)
{
    const uric_span userinfo = u->part[URIC_USERINFO];
    uint32_t i = userinfo.begin;

    while (i < userinfo.end && s[i] != ':')
        i++;
    return i;
}

bool uric_user(struct uric_ref ref, uric_span *user)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;

    *user = undefined;
    if (!uric_has(u, URIC_USERINFO))
        return 0;
    user->begin = u->part[URIC_USERINFO].begin;
    user->end = userinfo_colon(s, u);
    return 1;
}

bool uric_password(struct uric_ref ref, uric_span *password)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    uint32_t colon;

    *password = undefined;
    if (!uric_has(u, URIC_USERINFO))
        return 0;
    colon = userinfo_colon(s, u);
    if (colon == u->part[URIC_USERINFO].end)
        return 0;
    password->begin = colon + 1;
    password->end = u->part[URIC_USERINFO].end;
    return 1;
}

enum uric_request_form uric_request_form(const struct uric *u)
{
    if (uric_has(u, URIC_SCHEME))
        return URIC_FORM_ABSOLUTE;
    if (uric_has(u, URIC_HOST))
        return URIC_FORM_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_FORM_ASTERISK
                                          : URIC_FORM_ORIGIN;
}
