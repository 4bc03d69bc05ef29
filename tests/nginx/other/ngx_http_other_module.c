/* Another nginx module with a copy of the library, of another version: $other_version says
 * which, and $other_path is the normal form of the request-target by it. */
#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

#include "uric.h"

static ngx_int_t add_variables(ngx_conf_t *cf);

static ngx_http_module_t context = {add_variables, NULL, NULL, NULL, NULL, NULL, NULL, NULL};

static ngx_command_t commands[] = {ngx_null_command};

ngx_module_t ngx_http_other_module = {
    NGX_MODULE_V1, &context, commands, NGX_HTTP_MODULE,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NGX_MODULE_V1_PADDING,
};

static ngx_int_t set(ngx_variable_value_t *v, const void *data, size_t length)
{
    v->data = (u_char *)(uintptr_t)data;
    v->len = length & 0x0fffffff;
    v->valid = 1;
    v->no_cacheable = 0;
    v->not_found = 0;
    return NGX_OK;
}

static ngx_int_t get_version(ngx_http_request_t *r, ngx_variable_value_t *v,
                             uintptr_t data)
{
    return set(v, uric_version(), ngx_strlen(uric_version()));
}

static ngx_int_t get_path(ngx_http_request_t *r, ngx_variable_value_t *v, uintptr_t data)
{
    const char *s = (const char *)r->unparsed_uri.data;
    size_t size = r->unparsed_uri.len + 16, length = 0;
    char *buffer = ngx_pnalloc(r->pool, size);
    struct uric u;

    if (buffer == NULL)
        return NGX_ERROR;
    if (uric_parse(s, r->unparsed_uri.len, &u) == URIC_OK)
        uric_normalize(uric_bind(s, &u), URIC_STEPS_SYNTAX, NULL, buffer, size, &length, NULL,
                       NULL);
    return set(v, buffer, length);
}

static ngx_int_t add_variables(ngx_conf_t *cf)
{
    static ngx_str_t version = ngx_string("other_version");
    static ngx_str_t path = ngx_string("other_path");
    ngx_http_variable_t *variable = ngx_http_add_variable(cf, &version, 0);

    if (variable == NULL)
        return NGX_ERROR;
    variable->get_handler = get_version;
    variable = ngx_http_add_variable(cf, &path, 0);
    if (variable == NULL)
        return NGX_ERROR;
    variable->get_handler = get_path;
    return NGX_OK;
}
