/* Entry points that choose a scanner: any rule, and the longest prefix. */
#include "stream.h"

static void narrow(const struct uric64 *wide, struct uric *u)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        u->part[part].begin = (uint32_t)wide->part[part].begin;
        u->part[part].end = (uint32_t)wide->part[part].end;
    }
    u->error_offset = (uint32_t)wide->error_offset;
    u->defined = wide->defined;
    u->host_kind = wide->host_kind;
    u->path_kind = wide->path_kind;
    u->settled = 0;
}

static int parse_by_stream(int rule, const char *s, size_t n, struct uric *u)
{
    struct uric_stream m;
    struct uric64 wide;
    int status;

    memset(u, 0, sizeof *u);
    status = uric_stream_init(&m, rule);
    if (status != URIC_OK)
        return status;
    if (n > URIC_MAX_LENGTH) {
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    uric_stream_feed(&m, s, n);
    status = uric_stream_end(&m, &wide);
    narrow(&wide, u);
    return status;
}

int uric_parse_as(int rule, const char *s, size_t n, struct uric *u)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return uric_parse(s, n, u);
    case URIC_RULE_URI: return uric_parse_uri(s, n, u);
    case URIC_RULE_ORIGIN_FORM: return uric_parse_origin_form(s, n, u);
    default: return parse_by_stream(rule, s, n, u);
    }
}

int uric_prefix(int rule, const char *s, size_t n, struct uric *u,
                uint32_t *length, uint32_t *stopped)
{
    size_t reach = n <= URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    struct uric_stream m;
    struct uric64 wide;
    uint64_t complete = 0;
    int status;

    memset(u, 0, sizeof *u);
    status = uric_stream_init(&m, rule);
    if (status == URIC_OK) {
        uric_stream_feed(&m, s, reach);
        if (reach < n && !m.refused) {
            u->error_offset = URIC_MAX_LENGTH;
            status = URIC_TOO_LONG;
        } else {
            status = uric_stream_prefix(&m, &wide, &complete);
            narrow(&wide, u);
        }
    }
    if (length)
        *length = (uint32_t)complete;
    if (stopped)
        *stopped = (uint32_t)m.offset;
    return status;
}
