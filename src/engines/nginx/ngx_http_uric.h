/* Shared by the units of the nginx module: its configuration, and the state of a request. */
#ifndef NGX_HTTP_URIC_H
#define NGX_HTTP_URIC_H

#include <ngx_config.h>
#include <ngx_core.h>
#include <ngx_http.h>

#include "uric_request.h"

enum ngx_http_uric_mode {
    NGX_HTTP_URIC_OFF,
    NGX_HTTP_URIC_DETECT, /* log what "on" would refuse */
    NGX_HTTP_URIC_ON
};

/* The request-target that a proxied server gets. */
enum ngx_http_uric_upstream {
    NGX_HTTP_URIC_RAW,      /* the bytes as they came */
    NGX_HTTP_URIC_REPAIRED, /* with tolerated bytes percent-encoded */
    NGX_HTTP_URIC_NORMAL    /* the normal path, and the repaired query */
};

/* How requests are judged.  A level of the configuration without settings shares the judge of the
 * level above, so that a request is judged once. */
typedef struct {
    ngx_uint_t mode; /* enum ngx_http_uric_mode */
    struct uric_request_policy policy;
    struct uric_tolerance *tolerance; /* of the policy; NULL: strict */
    ngx_uint_t log_level;
    ngx_flag_t body;
} ngx_http_uric_judge_t;

typedef struct {
    ngx_uint_t mode;
    ngx_uint_t log_level;
    ngx_flag_t body;
    struct uric_tolerance *tolerance;
    uint64_t refused;     /* hazards */
    uint64_t redirected;  /* hazards */
    struct uric_bytes *hosts; /* the hosts that are served; NULL: any */
    size_t host_count;
    ngx_uint_t flags;     /* enum uric_request_flags */
    ngx_flag_t normalize;
    ngx_uint_t upstream;  /* enum ngx_http_uric_upstream */
    unsigned refuses:1;   /* refused is set at this level */
    unsigned redirects:1; /* redirected is set at this level */
    unsigned tolerates:1; /* tolerance is set at this level */
    unsigned decides:1;   /* flags are set at this level */
    ngx_http_uric_judge_t *judge;
    const ngx_http_uric_judge_t *server; /* of the server: it judges before a location is known */
} ngx_http_uric_conf_t;

/* The state of a client's request.  It lies in the request's pool and survives internal
 * redirects. */
typedef struct {
    const ngx_http_uric_judge_t *judge; /* the judge that examined it */
    ngx_str_t target;                   /* the request-target as it came */
    enum uric_status status;            /* what uric_request() returned */
    unsigned audited:1;
    struct uric_request_result result;
} ngx_http_uric_ctx_t;

#pragma GCC visibility push(hidden)

extern ngx_module_t ngx_http_uric_module;

/* Examine a request by the judge, into *ctx.  NGX_OK; NGX_DECLINED if there is no whole
 * request line, because nginx refused it; NGX_ERROR if the pool has no more memory. */
ngx_int_t ngx_http_uric_examine(ngx_http_request_t *r, const ngx_http_uric_judge_t *judge,
                                ngx_http_uric_ctx_t *ctx);

/* Find the hazards of the authority and the query, too. */
ngx_int_t ngx_http_uric_audit(ngx_http_request_t *r, ngx_http_uric_ctx_t *ctx);

/* The state of the request; NULL if the request has not been examined. */
ngx_http_uric_ctx_t *ngx_http_uric_ctx(ngx_http_request_t *r);

/* Make room for the state, in the request's pool; NULL without memory. */
ngx_http_uric_ctx_t *ngx_http_uric_new_ctx(ngx_http_request_t *r);

/* Whether the server's judge refuses requests that a location's judge is to accept.  Then writes
 * the reason to text[0 .. *length), at most *length bytes, and returns NGX_DECLINED; else
 * NGX_OK. */
ngx_int_t ngx_http_uric_relaxes(const ngx_http_uric_judge_t *location,
                                const ngx_http_uric_judge_t *server, u_char *text,
                                size_t *length);

/* Log the refusal, and refuse or redirect the request if the judge's mode is on.  Returns the
 * result of the phase handler. */
ngx_int_t ngx_http_uric_refuse(ngx_http_request_t *r, const ngx_http_uric_ctx_t *ctx);

/* Route a request by the normal path, and set the request-target of proxied servers as the
 * directive says. */
ngx_int_t ngx_http_uric_route(ngx_http_request_t *r, const ngx_http_uric_conf_t *conf,
                              const ngx_http_uric_ctx_t *ctx);

/* The offset of the error, in the request-target or the Host field.  NGX_DECLINED if the verdict
 * has no offset. */
ngx_int_t ngx_http_uric_error_offset(const ngx_http_uric_ctx_t *ctx, uint32_t *offset);

/* Declare the variables. */
ngx_int_t ngx_http_uric_add_variables(ngx_conf_t *cf);

#pragma GCC visibility pop

#endif
