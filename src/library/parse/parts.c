/* Values derived from the parts, without scanning again. */
#include "util/internal.h"

#define PARTS struct uric
#define SPAN uric_span
#define VALUE(name) narrow_##name
#include "parse/part_values.h"
#undef VALUE
#undef SPAN
#undef PARTS

uric_span uric_authority(const struct uric *u)
{
    return narrow_authority(u);
}

uric_span uric_bare_host(const struct uric *u)
{
    return narrow_bare_host(u);
}

enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number)
{
    return narrow_port_number(ref.s, ref.u, number);
}

bool uric_user(struct uric_ref ref, uric_span *user)
{
    return narrow_user(ref.s, ref.u, user);
}

bool uric_password(struct uric_ref ref, uric_span *password)
{
    return narrow_password(ref.s, ref.u, password);
}

enum uric_request_form uric_request_form(const struct uric *u)
{
    return narrow_request_form(u);
}
