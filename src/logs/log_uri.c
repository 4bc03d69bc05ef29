/* Parses the target or the referer of a log line, and finds its parts. */
#include "logs/log_uri.h"

#include "command/suffixes.h"
#include "command/tolerate.h"

#include <string.h>

/* ---- reading ---- */

static uric_span span(const char *s, const char *begin, const char *end)
{
    uric_span at;

    at.begin = (uint32_t)(begin - s);
    at.end = (uint32_t)(end - s);
    return at;
}

/* Splits an authority that may be invalid: the userinfo ends at the last "@"; the port follows
 * the last colon, if only digits follow. */
static void split_authority(const char *s, uric_span authority, struct uric *u)
{
    const char *begin = s + authority.begin, *const end = s + authority.end;
    const char *at = end;

    while (at > begin && at[-1] != '@')
        at--;
    if (at > begin) {
        u->part[URIC_USERINFO] = span(s, begin, at - 1);
        u->defined |= 1 << URIC_USERINFO;
        begin = at;
    }
    for (at = end; at > begin && at[-1] >= '0' && at[-1] <= '9';)
        at--;
    u->part[URIC_HOST] = span(s, begin, end);
    u->defined |= 1 << URIC_HOST;
    if (at > begin && at[-1] == ':') {
        u->part[URIC_PORT] = span(s, at, end);
        u->defined |= 1 << URIC_PORT;
        u->part[URIC_HOST].end = (uint32_t)(at - 1 - s);
    }
}

static void split(struct uric_bytes text, struct uric *u)
{
    static const int parts[URIC_SPLIT_PARTS] = { URIC_SCHEME, -1, URIC_PATH, URIC_QUERY,
                                                 URIC_FRAGMENT };
    const uint32_t error_offset = u->error_offset;
    const uint8_t error_part = u->error_part;
    struct uric_split_result r;
    int i;

    memset(u, 0, sizeof *u);
    u->error_offset = error_offset;
    u->error_part = error_part;
    if (uric_split(text.s, text.n, &r) != URIC_OK)
        return;
    for (i = 0; i < URIC_SPLIT_PARTS; i++) {
        if (!(r.defined >> i & 1))
            continue;
        if (i == URIC_SPLIT_AUTHORITY) {
            split_authority(text.s, r.part[i], u);
        } else {
            u->part[parts[i]] = r.part[i];
            u->defined |= (uint8_t)(1 << parts[i]);
        }
    }
}

static void judge(struct log_uri *uri, enum uric_status status)
{
    uri->valid = status == URIC_OK;
    if (!uri->valid)
        split(uri->text, &uri->u);
}

static void define(struct log_uri *uri, struct uric_bytes text)
{
    uri->text = text;
    uri->defined = text.s != NULL;
}

/* A target that starts with a slash can only be an origin-form. */
static enum uric_status parse_target(struct uric_bytes text, int is_connect,
                                     const struct options *o, struct uric *u)
{
    const int rule = text.n > 0 && *text.s == '/' ? URIC_RULE_ORIGIN_FORM
                     : is_connect                 ? URIC_RULE_REQUEST_TARGET_CONNECT
                                                  : URIC_RULE_REQUEST_TARGET;

    if (!o->tolerance.is_set && rule == URIC_RULE_ORIGIN_FORM)
        return uric_parse_origin_form(text.s, text.n, u);
    return tolerate_parse(o, rule, text.s, text.n, u);
}

void log_uri_read_target(struct log_uri *uri, struct uric_bytes text, int is_connect,
                         const struct options *o)
{
    define(uri, text);
    if (uri->defined)
        judge(uri, parse_target(text, is_connect, o, &uri->u));
}

void log_uri_read_referer(struct log_uri *uri, struct uric_bytes text,
                          const struct options *o)
{
    define(uri, text);
    if (uri->defined)
        judge(uri, tolerate_parse(o, URIC_RULE_URI_REFERENCE, text.s, text.n, &uri->u));
}

/* ---- parts ---- */

static struct uric_bytes undefined(void)
{
    struct uric_bytes none = { NULL, 0 };
    return none;
}

static struct uric_bytes piece(const struct log_uri *uri, uric_span at)
{
    struct uric_bytes bytes;

    bytes.s = uri->text.s + at.begin;
    bytes.n = at.end - at.begin;
    return bytes;
}

static struct uric_bytes segment(const struct log_uri *uri, uint64_t number)
{
    uric_span rest = uri->u.part[URIC_PATH], at;

    while (uric_has(&uri->u, URIC_PATH) && uric_segment_next(uri->text.s, &rest, &at)) {
        if (--number == 0)
            return piece(uri, at);
    }
    return undefined();
}

static struct uric_bytes parameter(const struct log_uri *uri, const struct log_field *f)
{
    uric_span rest = uri->u.part[URIC_QUERY];
    struct uric_query_pair pair;

    if (!uric_has(&uri->u, URIC_QUERY) ||
        !uric_query_find(uri->text.s, &rest, URIC_QUERY_PLAIN, f->key, f->n_key, &pair) ||
        !pair.has_value)
        return undefined();
    return piece(uri, pair.value);
}

static struct uric_bytes form(const struct log_uri *uri)
{
    const char *name = uri->valid ? uric_request_form_name((int)uric_request_form(&uri->u)) : NULL;
    struct uric_bytes bytes = { name, name ? strlen(name) : 0 };

    return bytes;
}

static struct uric_bytes registrable(const struct log_uri *uri)
{
    struct uric_bytes host;

    if (!uric_has(&uri->u, URIC_HOST))
        return undefined();
    host = piece(uri, uri->u.part[URIC_HOST]);
    return suffixes_registrable(host.s, host.n);
}

struct uric_bytes log_uri_part(const struct log_uri *uri, const struct log_field *f)
{
    const char *s = uri->text.s;
    uric_span at;

    switch (f->kind) {
    case LOG_SEGMENT: return segment(uri, f->segment);
    case LOG_PARAMETER: return parameter(uri, f);
    case LOG_FORM: return form(uri);
    case LOG_USER: return uric_user(uric_bind(s, &uri->u), &at) ? piece(uri, at) : undefined();
    case LOG_PASSWORD:
        return uric_password(uric_bind(s, &uri->u), &at) ? piece(uri, at) : undefined();
    case LOG_REGISTRABLE: return registrable(uri);
    case LOG_AUTHORITY:
        return uric_has(&uri->u, URIC_HOST) ? piece(uri, uric_authority(&uri->u))
                                            : undefined();
    default:
        return uric_has(&uri->u, (enum uric_part)f->part)
                   ? piece(uri, uri->u.part[f->part])
                   : undefined();
    }
}
