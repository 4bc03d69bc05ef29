/* Takes a request out of nginx's structures, as it came, and examines it. */
#include "ngx_http_uric.h"

static struct uric_bytes bytes_of(ngx_str_t s)
{
    struct uric_bytes bytes;

    bytes.s = (const char *)s.data;
    bytes.n = s.len;
    return bytes;
}

static ngx_str_t between(u_char *begin, u_char *end)
{
    ngx_str_t s;

    s.data = begin;
    s.len = (size_t)(end - begin);
    return s;
}

/* The bytes between the method and the version.  nginx skips further spaces on both sides. */
static ngx_str_t trimmed(u_char *begin, u_char *end)
{
    while (begin < end && *begin == ' ')
        begin++;
    while (begin < end && end[-1] == ' ')
        end--;
    return between(begin, end);
}

/* Splits the line of a request that nginx could not parse, at its first and its last space.
 * A line without a version is of HTTP/0.9. */
static void split(ngx_str_t line, ngx_str_t *method, ngx_str_t *target)
{
    u_char *p = line.data, *end = line.data + line.len, *last;

    while (p < end && *p != ' ')
        p++;
    *method = between(line.data, p);
    while (end > p && end[-1] == ' ')
        end--;
    last = end;
    while (last > p && last[-1] != ' ')
        last--;
    if ((size_t)(end - last) >= 5 && ngx_strncmp(last, "HTTP/", 5) == 0)
        end = last;
    *target = trimmed(p, end);
}

/* The line of a request that nginx could not parse, if it has arrived whole.  A CR inside it
 * is a byte like others. */
static ngx_int_t unparsed_line(ngx_http_request_t *r, ngx_str_t *line)
{
    u_char *p;

    if (r->request_start == NULL || r->header_in == NULL)
        return NGX_DECLINED;
    p = ngx_strlchr(r->request_start, r->header_in->last, LF);
    if (p == NULL)
        return NGX_DECLINED;
    if (p > r->request_start && p[-1] == CR)
        p--;
    *line = between(r->request_start, p);
    return NGX_OK;
}

static int version_of(const ngx_http_request_t *r)
{
    if (r->http_version >= NGX_HTTP_VERSION_20)
        return URIC_HTTP_2;
    return r->http_version == NGX_HTTP_VERSION_11 ? URIC_HTTP_1_1 : URIC_HTTP_1_0;
}

/* Whether nginx refused the request before it had read the header to its end. */
static ngx_int_t is_unread(const ngx_http_request_t *r)
{
    return r->http_state == NGX_HTTP_READING_REQUEST_STATE;
}

/* nginx refuses a second Host field itself, when it has read it. */
static size_t count_hosts(const ngx_http_request_t *r)
{
    const ngx_list_part_t *part;
    const ngx_table_elt_t *field;
    ngx_uint_t i;
    size_t count = 0;

    for (part = &r->headers_in.headers.part; part != NULL; part = part->next) {
        field = part->elts;
        for (i = 0; i < part->nelts; i++)
            if (field[i].key.len == 4 &&
                ngx_strncasecmp(field[i].key.data, (u_char *)"Host", 4) == 0)
                count++;
    }
    return count;
}

static void take_scheme(ngx_http_request_t *r, struct uric_request_input *request)
{
    static ngx_str_t http = ngx_string("http"), https = ngx_string("https");

    request->scheme = bytes_of(http);
#if (NGX_HTTP_SSL)
    if (r->connection->ssl)
        request->scheme = bytes_of(https);
#else
    (void)https;
#endif
}

/* Of HTTP/2 and 3, newer versions of nginx keep ":authority"; 1.22 makes a Host field of
 * it. */
static void take_authority(ngx_http_request_t *r, struct uric_request_input *request)
{
    ngx_table_elt_t *host = r->headers_in.host;

    if (request->version == URIC_HTTP_2) {
        request->target_scheme = bytes_of(r->schema);
        if (r->host_start != NULL && r->host_end != NULL)
            request->target_authority = bytes_of(between(r->host_start, r->host_end));
        else if (host != NULL) {
            request->target_authority = bytes_of(host->value);
            return;
        }
    }
    if (host == NULL)
        return;
    request->host = bytes_of(host->value);
    request->hosts = is_unread(r) ? count_hosts(r) : 1;
}

/* *target is the request-target if it has been taken before: route() changes it in nginx. */
static ngx_int_t take(ngx_http_request_t *r, struct uric_request_input *request,
                      ngx_str_t *target)
{
    ngx_str_t line = r->request_line, method = r->method_name;

    ngx_memzero(request, sizeof *request);
    request->version = version_of(r);
    if (request->version == URIC_HTTP_2) {
        if (line.len == 0)
            return NGX_DECLINED;
        if (target->data == NULL)
            *target = r->unparsed_uri;
    } else if (method.len != 0) { /* nginx has parsed the line */
        *target = trimmed(line.data + method.len, r->http_protocol.data != NULL
                                                      ? r->http_protocol.data
                                                      : line.data + line.len);
    } else {
        if (unparsed_line(r, &line) != NGX_OK)
            return NGX_DECLINED;
        split(line, &method, target);
    }
    request->method = bytes_of(method);
    request->target = bytes_of(*target);
    take_scheme(r, request);
    take_authority(r, request);
    /* so far, a missing Host field says nothing */
    if (is_unread(r) && request->hosts == 0 && request->version == URIC_HTTP_1_1)
        request->version = URIC_HTTP_1_0;
    return NGX_OK;
}

static ngx_int_t ask(ngx_http_request_t *r, const struct uric_request_policy *policy,
                     ngx_http_uric_ctx_t *ctx)
{
    struct uric_request_input request;
    size_t length;
    char *buffer;

    if (take(r, &request, &ctx->target) != NGX_OK)
        return NGX_DECLINED;
    ctx->status = uric_request(&request, policy, NULL, 0, &length, &ctx->result);
    if (ctx->status != URIC_TOO_SMALL)
        return NGX_OK;
    buffer = ngx_pnalloc(r->pool, length);
    if (buffer == NULL)
        return NGX_ERROR;
    ctx->status = uric_request(&request, policy, buffer, length, &length, &ctx->result);
    return NGX_OK;
}

ngx_int_t ngx_http_uric_examine(ngx_http_request_t *r, const ngx_http_uric_judge_t *judge,
                                ngx_http_uric_ctx_t *ctx)
{
    ctx->judge = judge;
    ctx->audited = 0;
    return ask(r, &judge->policy, ctx);
}

ngx_int_t ngx_http_uric_audit(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx)
{
    struct uric_request_policy policy = ctx->judge->policy;

    if (ctx->audited)
        return NGX_OK;
    policy.flags |= URIC_REQUEST_AUDIT;
    ctx->audited = 1;
    return ask(r, &policy, ctx);
}
