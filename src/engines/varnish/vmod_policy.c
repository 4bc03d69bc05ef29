/* The object of the VMOD: a policy, and what it says of the client's request.  A request is judged
 * once, and again if its method, URL or Host field changes. */
#include "vmod_uric.h"

#include <stdlib.h>
#include <string.h>

#include "policy_words.h"
#include "url_edit.h"
#include "vcc_uric_if.h"

struct vmod_uric_policy {
    unsigned magic;
#define VMOD_URIC_POLICY_MAGIC 0x75726963
    struct proxy_policy by;
    struct uric_bytes scheme;
    char *host_list;          /* the bytes of the hosts */
    struct uric_bytes *hosts;
};

/* What is judged of a request.  Its strings lie in the workspace, whose bytes do not change while
 * the task has its privates: the same pointers are the same bytes. */
struct subject {
    struct uric_bytes method, target, host;
    size_t hosts;
    int version;
};

/* The private of a task, in its workspace. */
struct judgement {
    struct subject of;
    enum uric_status status;
    struct uric_request_result result;
};

/* ---- a policy, when the VCL is loaded ---- */

/* Applies a list of words; false, after a message, if one is unknown.  *words is what hosts point
 * to. */
static bool apply(VRT_CTX, struct vmod_uric_policy *p, enum policy_setting setting,
                  const char *list, struct uric_bytes **words)
{
    const struct uric_bytes text = vmod_bytes(list);
    const size_t count = policy_split(text, NULL, 0);
    size_t known;

    *words = calloc(count + 1, sizeof **words);
    if (*words == NULL) {
        VRT_fail(ctx, "uric: no memory");
        return false;
    }
    policy_split(text, *words, count);
    known = policy_set(&p->by, setting, *words, count);
    if (known == count)
        return true;
    VRT_fail(ctx, "uric: unknown name \"%.*s\" in %s", (int)(*words)[known].n,
             (*words)[known].s, policy_setting_name(setting));
    return false;
}

static bool configure(VRT_CTX, struct vmod_uric_policy *p, const char *const lists[])
{
    struct uric_bytes *words;
    int setting;
    bool good = true;

    for (setting = 0; good && setting < POLICY_SETTINGS; setting++) {
        good = apply(ctx, p, (enum policy_setting)setting, lists[setting], &words);
        if (setting == POLICY_HOSTS)
            p->hosts = words;
        else
            free(words);
    }
    return good;
}

VCL_VOID vmod_policy__init(VRT_CTX, struct vmod_uric_policy **to, const char *name,
                           VCL_STRING tolerate, VCL_STRING refuse, VCL_STRING redirect,
                           VCL_STRING hosts, VCL_STRING flags, VCL_ENUM scheme)
{
    const char *lists[POLICY_SETTINGS];
    struct vmod_uric_policy *p = calloc(1, sizeof *p);

    (void)name;
    if (p == NULL) {
        VRT_fail(ctx, "uric: no memory");
        return;
    }
    p->magic = VMOD_URIC_POLICY_MAGIC;
    p->scheme = vmod_bytes(scheme == VENUM(https) ? "https" : "http");
    p->host_list = strdup(hosts != NULL ? hosts : "");
    proxy_policy_init(&p->by);
    lists[POLICY_TOLERATE] = tolerate;
    lists[POLICY_REFUSE] = refuse;
    lists[POLICY_REDIRECT] = redirect;
    lists[POLICY_HOSTS] = p->host_list;
    lists[POLICY_FLAGS] = flags;
    *to = p;
    if (p->host_list == NULL)
        VRT_fail(ctx, "uric: no memory");
    else if (!configure(ctx, p, lists))
        vmod_policy__fini(to);
}

VCL_VOID vmod_policy__fini(struct vmod_uric_policy **of)
{
    struct vmod_uric_policy *p = *of;

    *of = NULL;
    if (p == NULL)
        return;
    free(p->hosts);
    free(p->host_list);
    free(p);
}

/* ---- a request ---- */

static struct uric_bytes bytes_of(txt t)
{
    struct uric_bytes bytes;

    bytes.s = t.b;
    bytes.n = t.b != NULL ? (size_t)(t.e - t.b) : 0;
    return bytes;
}

static struct subject subject_of(const struct http *http)
{
    struct subject s;
    const char *host;

    memset(&s, 0, sizeof s);
    s.method = bytes_of(http->hd[HTTP_HDR_METHOD]);
    s.target = bytes_of(http->hd[HTTP_HDR_URL]);
    s.hosts = http_CountHdr(http, H_Host);
    if (s.hosts > 0 && http_GetHdr(http, H_Host, &host))
        s.host = vmod_bytes(host);
    s.version = http->protover >= 20 ? URIC_HTTP_2
                                     : http->protover == 11 ? URIC_HTTP_1_1 : URIC_HTTP_1_0;
    return s;
}

static bool is_same(struct uric_bytes a, struct uric_bytes b)
{
    return a.s == b.s && a.n == b.n;
}

static bool is_judged(const struct judgement *j, const struct subject *s)
{
    return is_same(j->of.method, s->method) && is_same(j->of.target, s->target) &&
           is_same(j->of.host, s->host) && j->of.hosts == s->hosts &&
           j->of.version == s->version;
}

/* Varnish makes a Host field of ":authority". */
static struct uric_request_input input_of(const struct vmod_uric_policy *p,
                                          const struct subject *s)
{
    struct uric_request_input request;

    memset(&request, 0, sizeof request);
    request.method = s->method;
    request.target = s->target;
    request.host = s->host;
    request.hosts = s->hosts;
    request.scheme = p->scheme;
    request.version = (enum uric_http)s->version;
    if (s->version == URIC_HTTP_2) {
        request.target_scheme = p->scheme;
        request.target_authority = s->host;
    }
    return request;
}

/* Judges the request; false, and the task fails, if the workspace is too small. */
static bool judge(VRT_CTX, const struct vmod_uric_policy *p, const struct subject *s,
                  struct judgement *j)
{
    const struct uric_request_input request = input_of(p, s);
    size_t size, length;
    char *buffer = vmod_reserve(ctx, 0, &size);

    if (buffer == NULL)
        return false;
    memset(&j->of, 0, sizeof j->of);
    j->status = uric_request(&request, &p->by.policy, buffer, size, &length, &j->result);
    if (j->status != URIC_OK && j->status != URIC_REFUSED) {
        vmod_fail(ctx, "the workspace is too small");
        return false;
    }
    WS_Release(ctx->ws, (unsigned)length);
    j->of = *s;
    return true;
}

/* The judgement of the client's request, or NULL if the task fails. */
static const struct judgement *known(VRT_CTX, const struct vmod_uric_policy *p)
{
    struct vmod_priv *priv;
    struct judgement *j;
    struct subject s;

    CHECK_OBJ_NOTNULL(p, VMOD_URIC_POLICY_MAGIC);
    if (ctx->http_req == NULL) {
        VRT_fail(ctx, "uric: a policy judges clients' requests only");
        return NULL;
    }
    s = subject_of(ctx->http_req);
    priv = VRT_priv_task(ctx, p);
    if (priv != NULL && priv->priv == NULL) {
        priv->priv = WS_Alloc(ctx->ws, sizeof *j);
        if (priv->priv != NULL)
            memset(priv->priv, 0, sizeof *j);
    }
    if (priv == NULL || priv->priv == NULL) {
        VRT_fail(ctx, "uric: the workspace is too small");
        return NULL;
    }
    j = priv->priv;
    if (is_judged(j, &s))
        return j;
    return judge(ctx, p, &s, j) ? j : NULL;
}

VCL_BOOL vmod_policy_allows(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);

    return j != NULL && j->status == URIC_OK;
}

VCL_INT vmod_policy_status(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);

    if (j == NULL)
        return 503;
    return j->status == URIC_OK ? 200 : uric_verdict_code(j->result.verdict);
}

VCL_STRING vmod_policy_reason(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);

    return j != NULL ? uric_request_reason(&j->result) : NULL;
}

VCL_STRING vmod_policy_url(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);
    enum uric_status status;
    size_t size, length;
    char *buffer;

    if (j == NULL || j->status != URIC_OK)
        return NULL;
    buffer = vmod_reserve(ctx, 0, &size);
    if (buffer == NULL)
        return NULL;
    status = url_normal(&j->result, j->of.target, buffer, size, &length);
    if (status == URIC_OK)
        return vmod_keep(ctx, buffer, length);
    if (status != URIC_NONE)
        return vmod_fail(ctx, "the workspace is too small");
    WS_Release(ctx->ws, 0);
    return vmod_copy(ctx, j->of.target);
}

VCL_STRING vmod_policy_path(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);

    return j != NULL ? vmod_copy(ctx, j->result.path) : NULL;
}

VCL_STRING vmod_policy_host(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);

    return j != NULL ? vmod_copy(ctx, j->result.host) : NULL;
}

VCL_INT vmod_policy_port(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);

    return j != NULL && j->status == URIC_OK ? j->result.port : 0;
}

VCL_STRING vmod_policy_hazards(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);
    size_t size, length = 0;
    char *to;

    if (j == NULL || j->result.hazards == 0)
        return NULL;
    to = vmod_reserve(ctx, 0, &size);
    if (to == NULL)
        return NULL;
    length = policy_hazard_names(j->result.hazards, to, size);
    if (length > size)
        return vmod_fail(ctx, "the workspace is too small");
    return vmod_keep(ctx, to, length);
}

VCL_STRING vmod_policy_location(VRT_CTX, struct vmod_uric_policy *p)
{
    const struct judgement *const j = known(ctx, p);
    size_t size, length;
    char *to;

    if (j == NULL || j->result.verdict != URIC_VERDICT_REDIRECT)
        return NULL;
    to = vmod_reserve(ctx, 0, &size);
    if (to == NULL)
        return NULL;
    if (uric_request_location(&j->result, to, size, &length) != URIC_OK)
        return vmod_fail(ctx, "the workspace is too small");
    return vmod_keep(ctx, to, length);
}
