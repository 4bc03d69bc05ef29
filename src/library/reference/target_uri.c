/* The target URI of an HTTP request (RFC 9112, 3.3). */
#include "reference/compose.h"
#include "reference/result_parts.h"
#include "reference/target.h"
#include "util/scheme_name.h"

static struct uric_bytes from_to(const char *s, uint32_t begin, uint32_t end)
{
    const struct uric_bytes bytes = { uric_at(s, begin), end - begin };

    return bytes;
}

static uint32_t end_of(const struct uric *u)
{
    return u->part[uric_has(u, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
}

static enum uric_status put_pieces(const struct uric_bytes *all, size_t n,
                                   struct uric_bytes *pieces, size_t room, size_t *count)
{
    size_t i, used = 0;

    for (i = 0; i < n; i++)
        *count += all[i].n > 0;
    if (*count > room)
        return URIC_TOO_SMALL;
    for (i = 0; i < n; i++) {
        if (all[i].n > 0)
            pieces[used++] = all[i];
    }
    return URIC_OK;
}

static enum uric_status check(struct uric_bytes scheme, struct uric_bytes host,
                              int reads_host, struct uric *field)
{
    memset(field, 0, sizeof *field);
    URIC_DEFINE(field, URIC_HOST, 0); /* if it is empty */
    field->host_kind = URIC_HOST_REG_NAME;
    if (scheme.n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (!uric_is_scheme(scheme))
        return URIC_REFUSED;
    return reads_host && host.n > 0
               ? uric_parse_as(URIC_RULE_HOST_FIELD, host.s, host.n, NULL, field)
               : URIC_OK;
}

/* The parts of all pieces together, unless they are an absolute-form. */
static void parts_of_target(size_t scheme, const struct uric *authority, size_t host,
                            const struct uric *origin, struct uric *parts)
{
    const uint32_t at = (uint32_t)scheme + 3, path = at + (uint32_t)host;

    uric_result_begin(parts);
    uric_result_add(parts, URIC_SCHEME, 0, (uint32_t)scheme);
    uric_result_authority(parts, authority, at - uric_authority(authority).begin);
    uric_result_add(parts, URIC_PATH, path, path);
    if (origin != NULL)
        uric_result_shift(parts, origin, URIC_PATH, URIC_QUERY, path);
    parts->path_kind = URIC_PATH_ABEMPTY;
}

static enum uric_status target_uri(struct uric_bytes scheme, struct uric_bytes host,
                                   struct uric_ref request_target,
                                   struct uric_bytes *pieces, size_t room, size_t *count,
                                   struct uric *parts)
{
    const enum uric_request_form form = uric_request_form(request_target.u);
    struct uric_bytes all[] = { { "", 0 }, { "://", 3 }, { "", 0 }, { "", 0 } };
    enum uric_status status;
    struct uric field;

    *count = 0;
    if (!uric_is_valid(request_target.u))
        return URIC_INVALID;
    scheme = uric_bytes_given(scheme);
    host = uric_bytes_given(host);
    if (form == URIC_REQUEST_ABSOLUTE) {
        all[0] = from_to(request_target.s, 0, end_of(request_target.u));
        if (parts != NULL)
            *parts = *request_target.u;
        return put_pieces(all, 1, pieces, room, count);
    }
    status = check(scheme, host, form != URIC_REQUEST_AUTHORITY, &field);
    if (status != URIC_OK)
        return status == URIC_INCOMPLETE ? URIC_INVALID : status;
    if (form == URIC_REQUEST_AUTHORITY)
        host = uric_authority_bytes(request_target.s, request_target.u);
    if (form == URIC_REQUEST_ORIGIN)
        all[3] = from_to(request_target.s, 0, end_of(request_target.u));
    if ((uint64_t)scheme.n + all[1].n + host.n + all[3].n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    all[0] = scheme;
    all[2] = host;
    if (parts != NULL)
        parts_of_target(scheme.n, form == URIC_REQUEST_AUTHORITY ? request_target.u : &field,
                        host.n, form == URIC_REQUEST_ORIGIN ? request_target.u : NULL, parts);
    return put_pieces(all, 4, pieces, room, count);
}

enum uric_status uric_target_uri(struct uric_bytes scheme, struct uric_bytes host,
                                 struct uric_ref request_target,
                                 struct uric_bytes *pieces, size_t room, size_t *count,
                                 struct uric *parts)
{
    const enum uric_status status =
        target_uri(scheme, host, request_target, pieces, room, count, parts);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}
