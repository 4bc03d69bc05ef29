/* The longest prefix that matches a rule, found by the resumable scanner. */
#include "util/internal.h"

static void narrow(const struct uric64 *wide, struct uric *u)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        u->part[part].begin = (uint32_t)wide->part[part].begin;
        u->part[part].end = (uint32_t)wide->part[part].end;
    }
    u->error_offset = (uint32_t)wide->error_offset;
    u->defined = wide->defined;
    u->host_kind = wide->host_kind;
    u->path_kind = wide->path_kind;
    u->error_part = wide->error_part;
}

enum uric_status uric_prefix(int rule, const char *s, size_t n, struct uric *u,
                             uint32_t *length, uint32_t *stopped)
{
    size_t reach = n <= URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    struct uric_stream m;
    struct uric64 wide;
    uint64_t complete = 0;
    enum uric_status status;

    memset(u, 0, sizeof *u);
    status = uric_stream_init(&m, rule);
    if (status == URIC_OK) {
        uric_stream_feed(&m, s, reach);
        if (reach < n && !m.refused) {
            u->error_offset = URIC_MAX_LENGTH;
            status = URIC_TOO_LONG;
        } else {
            status = uric_stream_prefix(&m, &wide, &complete);
            narrow(&wide, u);
        }
    }
    if (length)
        *length = (uint32_t)complete;
    if (stopped)
        *stopped = (uint32_t)m.offset;
    return status;
}
