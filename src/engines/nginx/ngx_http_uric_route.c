/* Routes by the normal path, and sets the request-target of proxied servers. */
#include "ngx_http_uric.h"

static ngx_int_t hex(u_char c)
{
    return c >= '0' && c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
}

/* Decodes the normal path, as nginx decodes paths, except "%2F": a decoded "/" would part segments.
 * Triplets of the normal path are whole. */
static u_char *decode(u_char *to, const u_char *p, const u_char *end)
{
    while (p < end) {
        if (*p == '%' && !(p[1] == '2' && (p[2] | 0x20) == 'f')) {
            *to++ = (u_char)(hex(p[1]) << 4 | hex(p[2]));
            p += 3;
        } else
            *to++ = *p++;
    }
    return to;
}

static ngx_int_t set_path(ngx_http_request_t *r, struct uric_bytes path)
{
    const u_char *from = (const u_char *)path.s;
    ngx_str_t uri;

    if (path.n == r->uri.len && ngx_memcmp(path.s, r->uri.data, path.n) == 0 &&
        memchr(path.s, '%', path.n) == NULL)
        return NGX_OK;
    uri.data = ngx_pnalloc(r->pool, path.n);
    if (uri.data == NULL)
        return NGX_ERROR;
    uri.len = (size_t)(decode(uri.data, from, from + path.n) - uri.data);
    r->uri = uri;
    ngx_http_set_exten(r);
    return NGX_OK;
}

/* The request-target, repaired if bytes of it were tolerated.  NGX_DECLINED: as it came. */
static ngx_int_t repair(ngx_http_request_t *r, const ngx_http_uric_ctx_t *ctx,
                        ngx_str_t *target, struct uric *parts)
{
    struct uric_ref ref = uric_bind((const char *)ctx->target.data, &ctx->result.target);
    struct uric_tolerated_sum found;

    *target = ctx->target;
    *parts = ctx->result.target;
    if (ctx->judge->tolerance == NULL ||
        !uric_tolerated(ref, ctx->judge->tolerance, &found))
        return NGX_DECLINED;
    uric_repair(ref, ctx->target.len, NULL, 0, &target->len, NULL, NULL);
    target->data = ngx_pnalloc(r->pool, target->len);
    if (target->data == NULL)
        return NGX_ERROR;
    if (uric_repair(ref, ctx->target.len, (char *)target->data, target->len, &target->len,
                    parts, NULL) != URIC_OK)
        return NGX_ERROR;
    return NGX_OK;
}

/* Sets what proxied servers get to this path and query.  nginx takes the query from another
 * member where proxy_pass has a path. */
static ngx_int_t set_upstream(ngx_http_request_t *r, ngx_str_t path, ngx_str_t query)
{
    u_char *p = ngx_pnalloc(r->pool, path.len + 1 + query.len);

    if (p == NULL)
        return NGX_ERROR;
    r->unparsed_uri.data = p;
    r->unparsed_uri.len = path.len;
    p = ngx_cpymem(p, path.data, path.len);
    if (query.data != NULL) {
        r->unparsed_uri.len += 1 + query.len;
        *p++ = '?';
        ngx_memcpy(p, query.data, query.len);
    }
    r->args.data = p;
    r->args.len = query.len;
    r->valid_unparsed_uri = 1;
    return NGX_OK;
}

static ngx_str_t part_of(ngx_str_t target, const struct uric *u, enum uric_part part)
{
    ngx_str_t s = ngx_null_string;

    if (!uric_has(u, part))
        return s;
    s.data = target.data + u->part[part].begin;
    s.len = u->part[part].end - u->part[part].begin;
    return s;
}

static ngx_int_t change_upstream(ngx_http_request_t *r, ngx_uint_t upstream,
                                 const ngx_http_uric_ctx_t *ctx)
{
    struct uric parts;
    ngx_str_t target, path;
    ngx_int_t rc = repair(r, ctx, &target, &parts);

    if (rc == NGX_ERROR || (rc == NGX_DECLINED && upstream == NGX_HTTP_URIC_REPAIRED))
        return rc;
    path = part_of(target, &parts, URIC_PATH);
    /* the path of an absolute-form may be empty */
    if (upstream == NGX_HTTP_URIC_NORMAL || path.len == 0) {
        path.data = (u_char *)(uintptr_t)ctx->result.path.s;
        path.len = ctx->result.path.n;
    }
    return set_upstream(r, path, part_of(target, &parts, URIC_QUERY));
}

ngx_int_t ngx_http_uric_route(ngx_http_request_t *r, const ngx_http_uric_conf_t *conf,
                              const ngx_http_uric_ctx_t *ctx)
{
    struct uric_bytes path = ctx->result.path;

    /* an asterisk-form, an authority-form, or another scheme's empty path */
    if (path.s == NULL || path.n == 0)
        return NGX_DECLINED;
    if (set_path(r, path) != NGX_OK)
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    if (conf->upstream != NGX_HTTP_URIC_RAW &&
        change_upstream(r, conf->upstream, ctx) == NGX_ERROR)
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    return NGX_DECLINED;
}
