/* Values derived from the parts of a stream, whose offsets have 64 bits. */
#include "parse/address.h"

#define PARTS struct uric64
#define SPAN uric_span64
#define VALUE(name) wide_##name
#include "parse/part_values.h"
#undef VALUE
#undef SPAN
#undef PARTS

uric_span64 uric64_authority(const struct uric64 *u)
{
    return wide_authority(u);
}

uric_span64 uric64_bare_host(const struct uric64 *u)
{
    return wide_bare_host(u);
}

enum uric_port_status uric64_port_number(const char *s, const struct uric64 *u,
                                         uint16_t *number)
{
    return wide_port_number(s, u, number);
}

int uric64_host_address(const char *s, const struct uric64 *u, uint8_t address[16])
{
    const uric_span64 host = u->part[URIC_HOST];

    return uric_read_address(s != NULL ? s + (size_t)host.begin : "",
                             (size_t)(host.end - host.begin), u->host_kind, address);
}

bool uric64_user(const char *s, const struct uric64 *u, uric_span64 *user)
{
    return wide_user(s, u, user);
}

bool uric64_password(const char *s, const struct uric64 *u, uric_span64 *password)
{
    return wide_password(s, u, password);
}

enum uric_request_form uric64_request_form(const struct uric64 *u)
{
    return wide_request_form(u);
}
