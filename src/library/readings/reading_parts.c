/* What the strict scanners find, as a reading, and why they refuse a string. */
#include "readings/reading_parts.h"
#include "readings/reading_shared.h"

static void set_host(const char *s, const struct uric *u, struct uric_reading *r)
{
    r->host = u->part[URIC_HOST];
    r->has_host = uric_has(u, URIC_HOST);
    switch (u->host_kind) {
    case URIC_HOST_IPV4ADDRESS:
        r->kind = URIC_READING_IPV4;
        break;
    case URIC_HOST_IPV6ADDRESS:
        r->kind = URIC_READING_IPV6;
        break;
    case URIC_HOST_IPVFUTURE:
        r->kind = URIC_READING_LITERAL;
        break;
    default:
        return;
    }
    uric_host_address(uric_bind(s, u), r->address);
    if (r->kind != URIC_READING_IPV4) { /* without brackets */
        r->host.begin++;
        r->host.end--;
    }
}

void uric_reading_of_parts(const char *s, size_t n, enum uric_status status,
                           const struct uric *u, struct uric_reading *r)
{
    *r = uric_read_start();
    if (status != URIC_OK) {
        uric_read_refuse(r, u->error_offset,
                         uric_reading_of_byte(s, n, u->error_offset, u->error_part));
        return;
    }
    set_host(s, u, r);
    r->verdict = r->host.end > r->host.begin ? URIC_READING_HOST : URIC_READING_NO_HOST;
    r->scheme = u->part[URIC_SCHEME];
    r->has_scheme = uric_has(u, URIC_SCHEME);
    r->port = u->part[URIC_PORT];
    r->has_port = uric_has(u, URIC_PORT);
    r->path = u->part[URIC_PATH];
    r->has_path = true;
}
