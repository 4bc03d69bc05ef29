/* The variables: the state of the client's request.  They have values in internal redirects and
 * subrequests, too, and for requests that nginx itself refused. */
#include "ngx_http_uric.h"

/* Sets *value, which is empty before, from the state of the request. */
typedef ngx_int_t (*write_t)(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                             ngx_str_t *value);

static void constant(ngx_str_t *value, const char *name)
{
    if (name == NULL)
        return;
    value->data = (u_char *)(uintptr_t)name;
    value->len = ngx_strlen(name);
}

/* nginx takes NULL for undefined. */
static void span(ngx_str_t *value, struct uric_bytes bytes)
{
    value->data = (u_char *)(uintptr_t)bytes.s;
    value->len = bytes.n;
}

static ngx_int_t number(ngx_http_request_t *r, ngx_str_t *value, uint32_t n)
{
    value->data = ngx_pnalloc(r->pool, NGX_INT32_LEN);
    if (value->data == NULL)
        return NGX_ERROR;
    value->len = (size_t)(ngx_sprintf(value->data, "%uD", n) - value->data);
    return NGX_OK;
}

/* The names of the bits that are set, comma-separated; empty if no bit is set. */
static ngx_int_t list(ngx_http_request_t *r, ngx_str_t *value, uint64_t bits,
                      const char *name_of(int))
{
    size_t length = 0;
    u_char *p;
    int i;

    for (i = 0; i < 64; i++)
        if (bits >> i & 1)
            length += ngx_strlen(name_of(i)) + 1;
    value->data = p = ngx_pnalloc(r->pool, length + 1);
    if (p == NULL)
        return NGX_ERROR;
    for (i = 0; i < 64; i++) {
        if (!(bits >> i & 1))
            continue;
        if (p != value->data)
            *p++ = ',';
        p = ngx_cpymem(p, name_of(i), ngx_strlen(name_of(i)));
    }
    value->len = (size_t)(p - value->data);
    return NGX_OK;
}

static ngx_int_t write_valid(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                             ngx_str_t *value)
{
    constant(value, ctx->status == URIC_OK ? "1" : "0");
    return NGX_OK;
}

static ngx_int_t write_error(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                             ngx_str_t *value)
{
    if (ctx->status != URIC_OK)
        constant(value, uric_request_reason(&ctx->result));
    return NGX_OK;
}

static ngx_int_t write_error_offset(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                                    ngx_str_t *value)
{
    uint32_t offset;

    if (ngx_http_uric_error_offset(ctx, &offset) != NGX_OK)
        return NGX_OK;
    return number(r, value, offset);
}

static ngx_int_t write_form(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                            ngx_str_t *value)
{
    if (ctx->status == URIC_OK || ctx->result.verdict >= URIC_VERDICT_FORM)
        constant(value, uric_request_form_name(ctx->result.form));
    return NGX_OK;
}

static ngx_int_t write_path(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                            ngx_str_t *value)
{
    span(value, ctx->result.path);
    return NGX_OK;
}

static ngx_int_t write_host(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                            ngx_str_t *value)
{
    span(value, ctx->result.host);
    return NGX_OK;
}

static ngx_int_t write_host_kind(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                                 ngx_str_t *value)
{
    if (ctx->status == URIC_OK)
        constant(value, uric_host_kind_name(ctx->result.host_kind));
    return NGX_OK;
}

static ngx_int_t write_port(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                            ngx_str_t *value)
{
    if (ctx->status != URIC_OK || ctx->result.port_status != URIC_PORT_NUMBER)
        return NGX_OK;
    return number(r, value, ctx->result.port);
}

static ngx_int_t write_hazards(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                               ngx_str_t *value)
{
    if (ngx_http_uric_audit(r->main, ctx) == NGX_ERROR)
        return NGX_ERROR;
    return list(r, value, ctx->result.hazards, uric_hazard_name);
}

static ngx_int_t write_tolerated(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                                 ngx_str_t *value)
{
    struct uric_ref ref = uric_bind((const char *)ctx->target.data, &ctx->result.target);
    struct uric_tolerated_sum found;
    uint64_t names = 0;
    int part;

    if (ctx->judge->tolerance != NULL &&
        uric_tolerated(ref, ctx->judge->tolerance, &found))
        for (part = 0; part < URIC_PARTS; part++)
            names |= found.names[part];
    return list(r, value, names, uric_tolerated_name);
}

static ngx_int_t write_version(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx,
                               ngx_str_t *value)
{
    constant(value, uric_version());
    return NGX_OK;
}

static const struct {
    ngx_str_t name;
    write_t write;
} variables[] = {
    {ngx_string("uric_valid"), write_valid},
    {ngx_string("uric_error"), write_error},
    {ngx_string("uric_error_offset"), write_error_offset},
    {ngx_string("uric_form"), write_form},
    {ngx_string("uric_path"), write_path},
    {ngx_string("uric_host"), write_host},
    {ngx_string("uric_host_kind"), write_host_kind},
    {ngx_string("uric_port"), write_port},
    {ngx_string("uric_hazards"), write_hazards},
    {ngx_string("uric_tolerated"), write_tolerated},
    {ngx_string("uric_version"), write_version},
};
#define VARIABLES (sizeof variables / sizeof variables[0])

/* The state of the client's request, which is examined now if it has not been. */
static ngx_int_t known(ngx_http_request_t *r, ngx_http_uric_ctx_t **known)
{
    ngx_http_uric_conf_t *conf;
    ngx_http_uric_ctx_t *ctx = ngx_http_uric_ctx(r);

    if (ctx == NULL) {
        conf = ngx_http_get_module_loc_conf(r, ngx_http_uric_module);
        ctx = ngx_http_uric_new_ctx(r);
        if (ctx == NULL ||
            ngx_http_uric_examine(r->main, conf->judge, ctx) == NGX_ERROR)
            return NGX_ERROR;
    }
    *known = ctx;
    return NGX_OK;
}

static ngx_int_t get(ngx_http_request_t *r, ngx_variable_value_t *v, uintptr_t data)
{
    ngx_http_uric_ctx_t *ctx;
    ngx_str_t value = ngx_null_string;

    v->not_found = 1;
    if (known(r, &ctx) != NGX_OK)
        return NGX_ERROR;
    if (ctx->target.data == NULL)
        return NGX_OK;
    if (variables[data].write(r, ctx, &value) != NGX_OK)
        return NGX_ERROR;
    if (value.len == 0)
        return NGX_OK;
    v->len = value.len & 0x0fffffff; /* its width */
    v->data = value.data;
    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    return NGX_OK;
}

ngx_int_t ngx_http_uric_add_variables(ngx_conf_t *cf)
{
    ngx_http_variable_t *variable;
    ngx_str_t name;
    uintptr_t i;

    for (i = 0; i < VARIABLES; i++) {
        name = variables[i].name;
        /* a location may judge anew */
        variable = ngx_http_add_variable(cf, &name, NGX_HTTP_VAR_NOCACHEABLE);
        if (variable == NULL)
            return NGX_ERROR;
        variable->get_handler = get;
        variable->data = i;
    }
    return NGX_OK;
}
