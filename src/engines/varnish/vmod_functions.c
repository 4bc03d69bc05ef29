/* The functions of the VMOD: they see only their arguments. */
#include "vmod_uric.h"

#include <string.h>

#include "uric_readings.h"

#include "policy_words.h"
#include "url_edit.h"
#include "vcc_uric_if.h"

static bool parse(struct uric_bytes s, struct uric *u)
{
    return s.s != NULL && uric_parse(s.s, s.n, u) == URIC_OK;
}

VCL_BOOL vmod_valid(VRT_CTX, VCL_STRING uri)
{
    struct uric u;

    (void)ctx;
    return parse(vmod_bytes(uri), &u);
}

/* URIC_PARTS for other names, which VCL's compiler refuses. */
static int part_of(VCL_ENUM name)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        if (strcmp(uric_part_name(part), name) == 0)
            break;
    return part;
}

VCL_STRING vmod_part(VRT_CTX, VCL_STRING uri, VCL_ENUM name)
{
    const int part = part_of(name);
    struct uric_bytes found;
    struct uric u;

    if (part == URIC_PARTS || !parse(vmod_bytes(uri), &u) ||
        !uric_has(&u, (enum uric_part)part))
        return NULL;
    found.s = uri + u.part[part].begin;
    found.n = u.part[part].end - u.part[part].begin;
    return vmod_copy(ctx, found);
}

/* Splits a list into words at the start of what is reserved; *rest and *size are what remains.
 * NULL without room. */
static struct uric_bytes *split(struct uric_bytes list, char *reserved, size_t *size,
                                size_t *count, char **rest)
{
    struct uric_bytes *const words = (struct uric_bytes *)(void *)reserved;
    size_t used;

    *count = policy_split(list, NULL, 0);
    used = *count * sizeof *words;
    if (used > *size)
        return NULL;
    policy_split(list, words, *count);
    *rest = reserved + used;
    *size -= used;
    return words;
}

VCL_STRING vmod_query_without(VRT_CTX, VCL_STRING url, VCL_STRING names)
{
    const struct uric_bytes s = vmod_bytes(url);
    const struct uric_bytes *words;
    size_t size, count, length;
    char *reserved, *rest;

    if (url == NULL)
        return NULL;
    reserved = vmod_reserve(ctx, URL_WITHOUT_ROOM(s.n), &size);
    if (reserved == NULL)
        return NULL;
    words = split(vmod_bytes(names), reserved, &size, &count, &rest);
    if (words == NULL || url_without(url, s.n, words, count, rest, size, &length) != URIC_OK)
        return vmod_fail(ctx, "query_without: the workspace is too small");
    memmove(reserved, rest, length);
    return vmod_keep(ctx, reserved, length);
}

VCL_STRING vmod_query_sorted(VRT_CTX, VCL_STRING url)
{
    const struct uric_bytes s = vmod_bytes(url);
    size_t size, length;
    char *reserved;

    if (url == NULL)
        return NULL;
    reserved = vmod_reserve(ctx, url_sorted_room(url, s.n), &size);
    if (reserved == NULL)
        return NULL;
    if (url_sorted(url, s.n, reserved, size, &length) != URIC_OK)
        return vmod_fail(ctx, "query_sorted: the URL is too long");
    return vmod_keep(ctx, reserved, length);
}

VCL_BOOL vmod_host_allowed(VRT_CTX, VCL_STRING uri, VCL_STRING hosts)
{
    const struct uric_bytes *words;
    char *reserved, *rest;
    size_t size, count;
    bool allowed;
    struct uric u;

    if (!parse(vmod_bytes(uri), &u))
        return 0;
    reserved = vmod_reserve(ctx, 0, &size);
    if (reserved == NULL)
        return 0;
    words = split(vmod_bytes(hosts), reserved, &size, &count, &rest);
    if (words == NULL) {
        vmod_fail(ctx, "host_allowed: the workspace is too small");
        return 0;
    }
    allowed = uric_host_allowed(uric_bind(uri, &u), words, count);
    WS_Release(ctx->ws, 0);
    return allowed;
}

VCL_BOOL vmod_agree(VRT_CTX, VCL_STRING url)
{
    const struct uric_bytes s = vmod_bytes(url);

    (void)ctx;
    return s.s != NULL && uric_agree(s.s, s.n, 0, NULL);
}

VCL_STRING vmod_disagreement(VRT_CTX, VCL_STRING url)
{
    const struct uric_bytes s = vmod_bytes(url);
    struct uric_agreement a;

    (void)ctx;
    if (s.s == NULL || uric_agree(s.s, s.n, 0, &a))
        return NULL;
    return uric_reading_reason_name(a.reason);
}
