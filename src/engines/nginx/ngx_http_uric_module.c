/* The nginx module: its directives, and the phases in which it acts. */
#include "ngx_http_uric.h"

#include "policy_words.h"

typedef struct {
    unsigned used:1; /* a mode other than off is configured somewhere */
} main_conf_t;

static void *create_main_conf(ngx_conf_t *cf);
static void *create_loc_conf(ngx_conf_t *cf);
static char *merge_loc_conf(ngx_conf_t *cf, void *parent, void *child);
static ngx_int_t add_handlers(ngx_conf_t *cf);
static char *set_tolerate(ngx_conf_t *cf, ngx_command_t *command, void *conf);
static char *set_refuse(ngx_conf_t *cf, ngx_command_t *command, void *conf);
static char *set_redirect(ngx_conf_t *cf, ngx_command_t *command, void *conf);
static char *set_hosts(ngx_conf_t *cf, ngx_command_t *command, void *conf);
static char *set_policy(ngx_conf_t *cf, ngx_command_t *command, void *conf);
static char *set_normalize(ngx_conf_t *cf, ngx_command_t *command, void *conf);

#define ANYWHERE (NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF | NGX_HTTP_LOC_CONF)
#define SERVER   (NGX_HTTP_MAIN_CONF | NGX_HTTP_SRV_CONF)
#define AT(member) NGX_HTTP_LOC_CONF_OFFSET, offsetof(ngx_http_uric_conf_t, member)

static ngx_conf_enum_t modes[] = {
    {ngx_string("off"), NGX_HTTP_URIC_OFF},
    {ngx_string("detect"), NGX_HTTP_URIC_DETECT},
    {ngx_string("on"), NGX_HTTP_URIC_ON},
    {ngx_null_string, 0},
};

static ngx_conf_enum_t log_levels[] = {
    {ngx_string("info"), NGX_LOG_INFO},
    {ngx_string("notice"), NGX_LOG_NOTICE},
    {ngx_string("warn"), NGX_LOG_WARN},
    {ngx_string("error"), NGX_LOG_ERR},
    {ngx_null_string, 0},
};

static const ngx_conf_enum_t upstreams[] = {
    {ngx_string("upstream=raw"), NGX_HTTP_URIC_RAW},
    {ngx_string("upstream=repaired"), NGX_HTTP_URIC_REPAIRED},
    {ngx_string("upstream=normal"), NGX_HTTP_URIC_NORMAL},
    {ngx_null_string, 0},
};

static ngx_command_t commands[] = {
    {ngx_string("uric"), ANYWHERE | NGX_CONF_TAKE1, ngx_conf_set_enum_slot, AT(mode),
     modes},
    {ngx_string("uric_tolerate"), ANYWHERE | NGX_CONF_1MORE, set_tolerate,
     NGX_HTTP_LOC_CONF_OFFSET, 0, NULL},
    {ngx_string("uric_refuse"), ANYWHERE | NGX_CONF_1MORE, set_refuse,
     NGX_HTTP_LOC_CONF_OFFSET, 0, NULL},
    {ngx_string("uric_redirect"), ANYWHERE | NGX_CONF_1MORE, set_redirect,
     NGX_HTTP_LOC_CONF_OFFSET, 0, NULL},
    {ngx_string("uric_hosts"), SERVER | NGX_CONF_1MORE, set_hosts, NGX_HTTP_LOC_CONF_OFFSET, 0,
     NULL},
    {ngx_string("uric_policy"), ANYWHERE | NGX_CONF_1MORE, set_policy,
     NGX_HTTP_LOC_CONF_OFFSET, 0, NULL},
    {ngx_string("uric_body"), ANYWHERE | NGX_CONF_FLAG, ngx_conf_set_flag_slot, AT(body),
     NULL},
    {ngx_string("uric_log_level"), ANYWHERE | NGX_CONF_TAKE1, ngx_conf_set_enum_slot,
     AT(log_level), log_levels},
    {ngx_string("uric_normalize"), SERVER | NGX_CONF_TAKE12, set_normalize,
     NGX_HTTP_LOC_CONF_OFFSET, 0, NULL},
    ngx_null_command,
};

static ngx_http_module_t context = {
    ngx_http_uric_add_variables, /* preconfiguration */
    add_handlers,                /* postconfiguration */
    create_main_conf,
    NULL,
    NULL,
    NULL,
    create_loc_conf,
    merge_loc_conf,
};

ngx_module_t ngx_http_uric_module = {
    NGX_MODULE_V1, &context, commands, NGX_HTTP_MODULE,
    NULL, NULL, NULL, NULL, NULL, NULL, NULL, NGX_MODULE_V1_PADDING,
};

/* ---- configuration ---- */

static void *create_main_conf(ngx_conf_t *cf)
{
    return ngx_pcalloc(cf->pool, sizeof(main_conf_t));
}

static void *create_loc_conf(ngx_conf_t *cf)
{
    ngx_http_uric_conf_t *conf = ngx_pcalloc(cf->pool, sizeof *conf);

    if (conf == NULL)
        return NULL;
    conf->mode = NGX_CONF_UNSET_UINT;
    conf->log_level = NGX_CONF_UNSET_UINT;
    conf->body = NGX_CONF_UNSET;
    conf->normalize = NGX_CONF_UNSET;
    conf->upstream = NGX_CONF_UNSET_UINT;
    return conf;
}

static ngx_int_t judges_for_itself(const ngx_http_uric_conf_t *conf)
{
    return conf->mode != NGX_CONF_UNSET_UINT || conf->log_level != NGX_CONF_UNSET_UINT ||
           conf->body != NGX_CONF_UNSET || conf->refuses || conf->redirects ||
           conf->tolerates || conf->decides || conf->hosts != NULL;
}

static char *make_judge(ngx_conf_t *cf, ngx_http_uric_conf_t *conf)
{
    ngx_http_core_srv_conf_t *core =
        ngx_http_conf_get_module_srv_conf(cf, ngx_http_core_module);
    ngx_http_uric_judge_t *judge = ngx_pcalloc(cf->pool, sizeof *judge);

    if (judge == NULL)
        return NGX_CONF_ERROR;
    judge->mode = conf->mode;
    judge->log_level = conf->log_level;
    judge->body = conf->body;
    judge->tolerance = conf->tolerance;
    uric_request_policy_init(&judge->policy);
    judge->policy.tolerance = conf->tolerance;
    judge->policy.refused = conf->refused;
    judge->policy.redirected = conf->redirected;
    judge->policy.hosts = conf->hosts;
    judge->policy.host_count = conf->host_count;
    /* nginx has its own limit: large_client_header_buffers */
    judge->policy.longest = URIC_MAX_LENGTH;
    judge->policy.flags = (enum uric_request_flags)conf->flags;
    if (core->merge_slashes)
        judge->policy.flags |= URIC_REQUEST_MERGE_SLASHES;
    conf->judge = judge;
    return NGX_CONF_OK;
}

/* Settings of a location that have no effect, because of its server, are an error. */
static char *check_location(ngx_conf_t *cf, const ngx_http_uric_conf_t *conf,
                            const ngx_str_t *name)
{
    u_char text[512];
    size_t length = sizeof text;

    if (ngx_http_uric_relaxes(conf->judge, conf->server, text, &length) == NGX_OK)
        return NGX_CONF_OK;
    ngx_log_error(NGX_LOG_EMERG, cf->log, 0,
                  "in location \"%V\", %*s, but the server has \"uric on\" and judges before it "
                  "looks for a location; set \"uric off\" or \"uric detect\" in the server and "
                  "\"uric on\" in the other locations",
                  name, length, text);
    return NGX_CONF_ERROR;
}

/* The judge of this level; if the level sets nothing, the judge of the level above. */
static char *set_judge(ngx_conf_t *cf, ngx_http_uric_conf_t *conf,
                       const ngx_http_uric_conf_t *above, ngx_int_t own)
{
    ngx_http_core_loc_conf_t *core =
        ngx_http_conf_get_module_loc_conf(cf, ngx_http_core_module);
    ngx_int_t is_server = core->name.len == 0 && !core->noname;

    conf->judge = above->judge;
    if ((own || conf->judge == NULL) && make_judge(cf, conf) != NGX_CONF_OK)
        return NGX_CONF_ERROR;
    conf->server = is_server ? conf->judge : above->server;
    return is_server || !own ? NGX_CONF_OK : check_location(cf, conf, &core->name);
}

static char *merge_loc_conf(ngx_conf_t *cf, void *parent, void *child)
{
    ngx_http_uric_conf_t *above = parent, *conf = child;
    main_conf_t *whole = ngx_http_conf_get_module_main_conf(cf, ngx_http_uric_module);
    ngx_int_t own = judges_for_itself(conf);

    ngx_conf_merge_uint_value(conf->mode, above->mode, NGX_HTTP_URIC_OFF);
    ngx_conf_merge_uint_value(conf->log_level, above->log_level, NGX_LOG_ERR);
    ngx_conf_merge_value(conf->body, above->body, 0);
    ngx_conf_merge_value(conf->normalize, above->normalize, 0);
    ngx_conf_merge_uint_value(conf->upstream, above->upstream, NGX_HTTP_URIC_RAW);
    if (!conf->tolerates) {
        conf->tolerance = above->tolerance;
        conf->tolerates = above->tolerates;
    }
    if (!conf->refuses) {
        conf->refused = above->refuses ? above->refused : URIC_REQUEST_REFUSED;
        conf->refuses = above->refuses;
    }
    if (!conf->redirects) {
        conf->redirected = above->redirected;
        conf->redirects = above->redirects;
    }
    if (conf->hosts == NULL) {
        conf->hosts = above->hosts;
        conf->host_count = above->host_count;
    }
    if (!conf->decides) {
        conf->flags = above->flags;
        conf->decides = above->decides;
    }
    if (conf->mode != NGX_HTTP_URIC_OFF)
        whole->used = 1;
    return set_judge(cf, conf, above, own);
}

/* ---- directives that take names ---- */

static char *unknown(ngx_conf_t *cf, const ngx_str_t *word)
{
    ngx_conf_log_error(NGX_LOG_EMERG, cf, 0, "unknown name \"%V\" in \"%V\"", word,
                       cf->args->elts);
    return NGX_CONF_ERROR;
}

static ngx_int_t is(const ngx_str_t *word, const char *name)
{
    return name != NULL && word->len == ngx_strlen(name) &&
           ngx_strncmp(word->data, name, word->len) == 0;
}

/* The entry of that name, or NULL. */
static const ngx_conf_enum_t *entry(const ngx_conf_enum_t *table, const ngx_str_t *word)
{
    for (; table->name.len != 0; table++)
        if (is(word, (const char *)table->name.data))
            return table;
    return NULL;
}

/* The words after the directive's name, as the library has bytes; NULL without memory. */
static struct uric_bytes *words_of(ngx_conf_t *cf, size_t *count)
{
    ngx_str_t *word = cf->args->elts;
    struct uric_bytes *words;
    size_t i;

    *count = cf->args->nelts - 1;
    words = ngx_palloc(cf->pool, *count * sizeof *words);
    for (i = 0; words != NULL && i < *count; i++) {
        words[i].s = (const char *)word[i + 1].data;
        words[i].n = word[i + 1].len;
    }
    return words;
}

/* The result of a directive with `count` words, of which the first `known` are valid. */
static char *taken(ngx_conf_t *cf, size_t known, size_t count)
{
    ngx_str_t *word = cf->args->elts;

    return known == count ? NGX_CONF_OK : unknown(cf, &word[known + 1]);
}

static char *take_hazards(ngx_conf_t *cf, uint64_t usual, uint64_t *hazards)
{
    size_t count;
    struct uric_bytes *words = words_of(cf, &count);

    if (words == NULL)
        return NGX_CONF_ERROR;
    return taken(cf, policy_hazards(words, count, usual, hazards), count);
}

static char *set_refuse(ngx_conf_t *cf, ngx_command_t *command, void *at)
{
    ngx_http_uric_conf_t *conf = at;

    if (conf->refuses)
        return "is duplicate";
    conf->refuses = 1;
    return take_hazards(cf, URIC_REQUEST_REFUSED, &conf->refused);
}

static char *set_redirect(ngx_conf_t *cf, ngx_command_t *command, void *at)
{
    ngx_http_uric_conf_t *conf = at;

    if (conf->redirects)
        return "is duplicate";
    conf->redirects = 1;
    return take_hazards(cf, 0, &conf->redirected);
}

static char *set_hosts(ngx_conf_t *cf, ngx_command_t *command, void *at)
{
    ngx_http_uric_conf_t *conf = at;

    if (conf->hosts != NULL)
        return "is duplicate";
    conf->hosts = words_of(cf, &conf->host_count);
    if (conf->hosts == NULL)
        return NGX_CONF_ERROR;
    return taken(cf, policy_hosts(conf->hosts, conf->host_count), conf->host_count);
}

static char *set_policy(ngx_conf_t *cf, ngx_command_t *command, void *at)
{
    ngx_http_uric_conf_t *conf = at;
    enum uric_request_flags flags = URIC_REQUEST_PLAIN;
    size_t count, known;
    struct uric_bytes *words = words_of(cf, &count);

    if (conf->decides)
        return "is duplicate";
    if (words == NULL)
        return NGX_CONF_ERROR;
    known = policy_flags(words, count, &flags);
    conf->decides = 1;
    conf->flags = flags;
    return taken(cf, known, count);
}

static char *set_normalize(ngx_conf_t *cf, ngx_command_t *command, void *at)
{
    ngx_http_uric_conf_t *conf = at;
    ngx_str_t *word = cf->args->elts;
    const ngx_conf_enum_t *upstream;

    if (conf->normalize != NGX_CONF_UNSET)
        return "is duplicate";
    if (is(&word[1], "off") && cf->args->nelts == 2) {
        conf->normalize = 0;
        return NGX_CONF_OK;
    }
    if (!is(&word[1], "on"))
        return unknown(cf, &word[1]);
    conf->normalize = 1;
    conf->upstream = NGX_HTTP_URIC_RAW;
    if (cf->args->nelts == 3) {
        upstream = entry(upstreams, &word[2]);
        if (upstream == NULL)
            return unknown(cf, &word[2]);
        conf->upstream = upstream->value;
    }
    return NGX_CONF_OK;
}

static char *set_tolerate(ngx_conf_t *cf, ngx_command_t *command, void *at)
{
    ngx_http_uric_conf_t *conf = at;
    size_t count;
    struct uric_bytes *words = words_of(cf, &count);

    if (conf->tolerates)
        return "is duplicate";
    conf->tolerance = ngx_pcalloc(cf->pool, sizeof *conf->tolerance);
    if (words == NULL || conf->tolerance == NULL)
        return NGX_CONF_ERROR;
    conf->tolerates = 1;
    return taken(cf, policy_tolerance(words, count, conf->tolerance), count);
}

/* ---- phases ---- */

/* Marks a client's request that no judge has seen. */
static ngx_http_uric_ctx_t unseen;

static ngx_int_t judge(ngx_http_request_t *r, const ngx_http_uric_judge_t *by,
                       ngx_http_uric_ctx_t *ctx)
{
    if (ngx_http_uric_examine(r, by, ctx) != NGX_OK)
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    ngx_http_set_ctx(r, ctx, ngx_http_uric_module);
    return ctx->status == URIC_OK ? NGX_DECLINED : ngx_http_uric_refuse(r, ctx);
}

/* After the header has been read: once for a client's request, before a location is known.
 * nginx has chosen the server. */
static ngx_int_t post_read(ngx_http_request_t *r)
{
    ngx_http_uric_conf_t *conf = ngx_http_get_module_loc_conf(r, ngx_http_uric_module);
    ngx_http_uric_ctx_t *ctx;
    ngx_int_t rc;

    if (conf->judge->mode == NGX_HTTP_URIC_OFF) {
        ngx_http_set_ctx(r, &unseen, ngx_http_uric_module);
        return NGX_DECLINED;
    }
    ctx = ngx_http_uric_new_ctx(r);
    if (ctx == NULL)
        return NGX_HTTP_INTERNAL_SERVER_ERROR;
    rc = judge(r, conf->judge, ctx);
    if (rc != NGX_DECLINED || ctx->status != URIC_OK || !conf->normalize)
        return rc;
    return ngx_http_uric_route(r, conf, ctx);
}

/* In a location with a judge of its own.  The context is empty after an internal redirect, such as
 * one to an error page, and in a subrequest: their targets are not the client's.  It outlives a
 * rewrite. */
static ngx_int_t in_location(ngx_http_request_t *r)
{
    ngx_http_uric_conf_t *conf = ngx_http_get_module_loc_conf(r, ngx_http_uric_module);
    ngx_http_uric_ctx_t *ctx = ngx_http_get_module_ctx(r, ngx_http_uric_module);

    if (ctx == NULL || ctx->judge == conf->judge ||
        conf->judge->mode == NGX_HTTP_URIC_OFF)
        return NGX_DECLINED;
    if (ctx == &unseen) {
        ctx = ngx_http_uric_new_ctx(r);
        if (ctx == NULL)
            return NGX_HTTP_INTERNAL_SERVER_ERROR;
    }
    return judge(r, conf->judge, ctx);
}

/* Its address marks the context among the things that the pool owns. */
static void forget(void *ctx)
{
}

ngx_http_uric_ctx_t *ngx_http_uric_ctx(ngx_http_request_t *r)
{
    ngx_http_uric_ctx_t *ctx = ngx_http_get_module_ctx(r->main, ngx_http_uric_module);
    ngx_pool_cleanup_t *cleanup;

    if (ctx != NULL && ctx != &unseen)
        return ctx;
    /* an internal redirect has emptied the contexts, or a variable has asked */
    for (cleanup = r->pool->cleanup; cleanup != NULL; cleanup = cleanup->next)
        if (cleanup->handler == forget)
            return cleanup->data;
    return NULL;
}

ngx_http_uric_ctx_t *ngx_http_uric_new_ctx(ngx_http_request_t *r)
{
    ngx_pool_cleanup_t *cleanup =
        ngx_pool_cleanup_add(r->pool, sizeof(ngx_http_uric_ctx_t));

    if (cleanup == NULL)
        return NULL;
    cleanup->handler = forget;
    ngx_memzero(cleanup->data, sizeof(ngx_http_uric_ctx_t));
    return cleanup->data;
}

static ngx_int_t add_handler(ngx_conf_t *cf, ngx_http_phases phase,
                             ngx_http_handler_pt function)
{
    ngx_http_core_main_conf_t *core =
        ngx_http_conf_get_module_main_conf(cf, ngx_http_core_module);
    ngx_http_handler_pt *handler = ngx_array_push(&core->phases[phase].handlers);

    if (handler == NULL)
        return NGX_ERROR;
    *handler = function;
    return NGX_OK;
}

/* The handlers of a phase run from the last to the first, and a dynamic module's are the
 * last: so a location is judged before its "return". */
static ngx_int_t add_handlers(ngx_conf_t *cf)
{
    main_conf_t *whole = ngx_http_conf_get_module_main_conf(cf, ngx_http_uric_module);

    if (!whole->used)
        return NGX_OK;
    if (add_handler(cf, NGX_HTTP_POST_READ_PHASE, post_read) != NGX_OK)
        return NGX_ERROR;
    return add_handler(cf, NGX_HTTP_REWRITE_PHASE, in_location);
}
