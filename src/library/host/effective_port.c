/* The port that a reference leads to: its own or its scheme's (RFC 3986, 3.2.3). */
#include "schemes/scheme_of.h"

enum uric_port_status uric_effective_port(struct uric_ref ref,
                                          const struct uric_scheme *scheme,
                                          uint16_t *number)
{
    const enum uric_port_status written = uric_port_number(ref, number);

    if (written == URIC_PORT_NUMBER || written == URIC_PORT_OVERFLOW)
        return written;
    scheme = uric_scheme_of(ref.s, ref.u, scheme);
    if (scheme == NULL || scheme->default_port < 0 || scheme->default_port > 65535)
        return URIC_PORT_UNDEFINED;
    *number = (uint16_t)scheme->default_port;
    return URIC_PORT_NUMBER;
}
