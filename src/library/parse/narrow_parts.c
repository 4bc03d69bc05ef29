/* Converts the parts of a stream to those of a string: 32-bit offsets instead of 64-bit ones. */
#include "util/internal.h"

static int fits(uint64_t offset)
{
    return offset <= URIC_MAX_LENGTH;
}

enum uric_status uric_narrow(const struct uric64 *w, struct uric *u)
{
    int part;

    if (!fits(w->error_offset))
        return uric_refuse_length(u);
    for (part = 0; part < URIC_PARTS; part++) {
        if (!fits(w->part[part].end))
            return uric_refuse_length(u);
        u->part[part].begin = (uint32_t)w->part[part].begin;
        u->part[part].end = (uint32_t)w->part[part].end;
    }
    u->error_offset = (uint32_t)w->error_offset;
    u->defined = w->defined;
    u->host_kind = w->host_kind;
    u->path_kind = w->path_kind;
    u->error_part = w->error_part;
    return URIC_OK;
}
