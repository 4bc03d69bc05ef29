/* Results of the VMOD, in the workspace of the task. */
#include "vmod_uric.h"

#include <limits.h>
#include <string.h>

struct uric_bytes vmod_bytes(const char *s)
{
    struct uric_bytes bytes;

    bytes.s = s;
    bytes.n = s != NULL ? strlen(s) : 0;
    return bytes;
}

static const char *overflow(VRT_CTX)
{
    WS_MarkOverflow(ctx->ws);
    VRT_fail(ctx, "uric: the workspace is too small");
    return NULL;
}

char *vmod_reserve(VRT_CTX, size_t least, size_t *size)
{
    const unsigned room = WS_ReserveAll(ctx->ws);

    if (room <= least) {
        WS_Release(ctx->ws, 0);
        overflow(ctx);
        return NULL;
    }
    *size = room - 1;
    return WS_Reservation(ctx->ws);
}

const char *vmod_keep(VRT_CTX, char *reserved, size_t length)
{
    reserved[length] = '\0';
    WS_Release(ctx->ws, (unsigned)length + 1);
    return reserved;
}

const char *vmod_fail(VRT_CTX, const char *why)
{
    WS_Release(ctx->ws, 0);
    VRT_fail(ctx, "uric: %s", why);
    return NULL;
}

const char *vmod_copy(VRT_CTX, struct uric_bytes bytes)
{
    size_t size;
    char *to;

    if (bytes.s == NULL)
        return NULL;
    to = vmod_reserve(ctx, bytes.n, &size);
    if (to == NULL)
        return NULL;
    memcpy(to, bytes.s, bytes.n);
    return vmod_keep(ctx, to, bytes.n);
}
