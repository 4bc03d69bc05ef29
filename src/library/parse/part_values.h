/* Template: values derived from parts, for both widths of offsets.  PARTS is struct uric or
 * struct uric64, SPAN is the type of its spans, and VALUE() names the functions. */

static URIC_INLINE int VALUE(has)(const PARTS *u, enum uric_part part)
{
    return u->defined >> part & 1;
}

static URIC_INLINE SPAN VALUE(authority)(const PARTS *u)
{
    SPAN authority = u->part[URIC_HOST];

    if (VALUE(has)(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (VALUE(has)(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}

static URIC_INLINE SPAN VALUE(bare_host)(const PARTS *u)
{
    SPAN host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS || u->host_kind == URIC_HOST_IPVFUTURE) {
        host.begin++;
        host.end--;
    }
    return host;
}

static URIC_INLINE enum uric_port_status VALUE(port_number)(const char *s, const PARTS *u,
                                                            uint16_t *number)
{
    SPAN port = u->part[URIC_PORT];
    uint32_t value = 0;

    *number = 0;
    if (!VALUE(has)(u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (; port.begin < port.end; port.begin++) {
        value = 10 * value + (uint32_t)(s[port.begin] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The userinfo from its first ":" on; an empty span at its end if there is none. */
static URIC_INLINE SPAN VALUE(from_colon)(const char *s, const PARTS *u)
{
    SPAN rest = u->part[URIC_USERINFO];

    while (rest.begin < rest.end && s[rest.begin] != ':')
        rest.begin++;
    return rest;
}

static URIC_INLINE int VALUE(user)(const char *s, const PARTS *u, SPAN *user)
{
    user->begin = user->end = 0;
    if (!VALUE(has)(u, URIC_USERINFO))
        return 0;
    user->begin = u->part[URIC_USERINFO].begin;
    user->end = VALUE(from_colon)(s, u).begin;
    return 1;
}

static URIC_INLINE int VALUE(password)(const char *s, const PARTS *u, SPAN *password)
{
    password->begin = password->end = 0;
    if (VALUE(has)(u, URIC_USERINFO)) {
        const SPAN rest = VALUE(from_colon)(s, u);

        if (rest.begin < rest.end) {
            password->begin = rest.begin + 1;
            password->end = rest.end;
            return 1;
        }
    }
    return 0;
}

static URIC_INLINE enum uric_request_form VALUE(request_form)(const PARTS *u)
{
    if (VALUE(has)(u, URIC_SCHEME))
        return URIC_REQUEST_ABSOLUTE;
    if (VALUE(has)(u, URIC_HOST))
        return URIC_REQUEST_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_REQUEST_ASTERISK : URIC_REQUEST_ORIGIN;
}
