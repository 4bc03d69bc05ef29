/* Refuses or redirects a request, with the reason in the error log and, on request, in the
 * body. */
#include "ngx_http_uric.h"

ngx_int_t ngx_http_uric_error_offset(const ngx_http_uric_ctx_t *ctx, uint32_t *offset)
{
    switch (ctx->result.verdict) {
    case URIC_VERDICT_TARGET_INVALID:
    case URIC_VERDICT_FRAGMENT:
        *offset = ctx->result.target.error_offset;
        return NGX_OK;
    case URIC_VERDICT_HOST_INVALID:
        *offset = ctx->result.field.error_offset;
        return NGX_OK;
    default:
        return NGX_DECLINED;
    }
}

/* "target-invalid at 3: the request-target has none of the four forms (RFC 9112, 3.2)".  No
 * byte of the request is in it. */
static u_char *reason(u_char *p, u_char *end, const ngx_http_uric_ctx_t *ctx)
{
    const char *clause = uric_verdict_clause(ctx->result.verdict);
    uint32_t offset;

    p = ngx_slprintf(p, end, "%s", uric_request_reason(&ctx->result));
    if (ngx_http_uric_error_offset(ctx, &offset) == NGX_OK)
        p = ngx_slprintf(p, end, " at %uD", offset);
    p = ngx_slprintf(p, end, ": %s", uric_verdict_text(ctx->result.verdict));
    if (clause[0] != '\0')
        p = ngx_slprintf(p, end, " (%s)", clause);
    return p;
}

/* Sends the reason.  Like nginx's own 400, it ends the connection. */
static ngx_int_t explain(ngx_http_request_t *r, ngx_int_t code, const ngx_str_t *text)
{
    static ngx_str_t type = ngx_string("text/plain");
    ngx_http_complex_value_t value;
    u_char *p = ngx_pnalloc(r->pool, text->len + 1);

    if (p == NULL)
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    ngx_memzero(&value, sizeof value);
    value.value.data = p;
    value.value.len = text->len + 1;
    p = ngx_cpymem(p, text->data, text->len);
    *p = LF;
    r->keepalive = 0;
    ngx_http_finalize_request(r,
                              ngx_http_send_response(r, (ngx_uint_t)code, &type, &value));
    return NGX_DONE;
}

/* Sets the Location field, which nginx makes absolute if "absolute_redirect" is on. */
static ngx_int_t set_location(ngx_http_request_t *r, const struct uric_request_result *result)
{
    ngx_table_elt_t *field;
    size_t length;
    char *location;

    uric_request_location(result, NULL, 0, &length);
    location = ngx_pnalloc(r->pool, length);
    if (location == NULL ||
        uric_request_location(result, location, length, &length) != URIC_OK)
        return NGX_ERROR;
    ngx_http_clear_location(r);
    field = ngx_list_push(&r->headers_out.headers);
    if (field == NULL)
        return NGX_ERROR;
    ngx_memzero(field, sizeof *field);
    field->hash = 1;
    ngx_str_set(&field->key, "Location");
    field->value.data = (u_char *)location;
    field->value.len = length;
    r->headers_out.location = field;
    return NGX_OK;
}

/* The line of the log for a refusal. */
static const char *done(const ngx_http_uric_ctx_t *ctx)
{
    ngx_int_t is_on = ctx->judge->mode == NGX_HTTP_URIC_ON;

    if (ctx->result.verdict == URIC_VERDICT_REDIRECT)
        return is_on ? "redirected" : "would redirect";
    return is_on ? "refused" : "would refuse";
}

ngx_int_t ngx_http_uric_refuse(ngx_http_request_t *r, const ngx_http_uric_ctx_t *ctx)
{
    const ngx_http_uric_judge_t *judge = ctx->judge;
    ngx_int_t code = uric_verdict_code(ctx->result.verdict);
    u_char buffer[256];
    ngx_str_t text;

    text.data = buffer;
    text.len = (size_t)(reason(buffer, buffer + sizeof buffer, ctx) - buffer);
    ngx_log_error(judge->log_level, r->connection->log, 0, "uric %s the request: %V",
                  done(ctx), &text);
    if (judge->mode != NGX_HTTP_URIC_ON)
        return NGX_DECLINED;
    if (ctx->result.verdict == URIC_VERDICT_REDIRECT)
        return set_location(r, &ctx->result) == NGX_OK ? code : NGX_HTTP_INTERNAL_SERVER_ERROR;
    return judge->body ? explain(r, code, &text) : code;
}
