/* The hazards of any bytes, as Appendix B splits them. */
#include "uric.h"
#include "util/internal.h"

static void set(struct uric *u, enum uric_part part, uint32_t begin, uint32_t end)
{
    u->part[part].begin = begin;
    u->part[part].end = end;
    u->defined = (uint8_t)(u->defined | 1u << part);
}

/* The ":" before a port: only digits follow; the end if there is none. */
static uint32_t port_colon(const char *s, uint32_t begin, uint32_t end)
{
    uint32_t i = end;

    while (i > begin && s[i - 1] >= '0' && s[i - 1] <= '9')
        i--;
    return i > begin && s[i - 1] == ':' ? i - 1 : end;
}

/* The userinfo ends at the last "@". */
static void split_authority(const char *s, uric_span at, struct uric *u)
{
    uint32_t host = at.end, colon;
    struct uric is;

    while (host > at.begin && s[host - 1] != '@')
        host--;
    if (host > at.begin)
        set(u, URIC_USERINFO, at.begin, host - 1);
    colon = port_colon(s, host, at.end);
    if (colon < at.end)
        set(u, URIC_PORT, colon + 1, at.end);
    set(u, URIC_HOST, host, colon);
    u->host_kind = URIC_HOST_REG_NAME;
    if (uric_parse_as(URIC_RULE_HOST, s + host, colon - host, NULL, &is) == URIC_OK)
        u->host_kind = is.host_kind;
}

/* Whether what browsers take for "/" is in the authority or the path. */
static int has_backslash(const char *s, const struct uric_split_result *r)
{
    const uric_span path = r->part[URIC_SPLIT_PATH];
    const uint32_t from = r->defined >> URIC_SPLIT_AUTHORITY & 1
                              ? r->part[URIC_SPLIT_AUTHORITY].begin
                              : path.begin;

    return from < path.end && memchr(s + from, '\\', path.end - from) != NULL;
}

enum uric_status uric_audit_split(const char *s, size_t n, const struct uric_scheme *scheme,
                                  struct uric_audit_result *a)
{
    static const unsigned char parts[][2] = { { URIC_SPLIT_SCHEME, URIC_SCHEME },
                                              { URIC_SPLIT_PATH, URIC_PATH },
                                              { URIC_SPLIT_QUERY, URIC_QUERY },
                                              { URIC_SPLIT_FRAGMENT, URIC_FRAGMENT } };
    struct uric_split_result r;
    struct uric u;
    size_t i;

    memset(a, 0, sizeof *a);
    if (uric_parse(s, n, &u) == URIC_OK) {
        uric_audit(uric_bind(s, &u), scheme, a);
        return URIC_OK;
    }
    if (uric_split(s, n, &r) != URIC_OK)
        return URIC_TOO_LONG;
    memset(&u, 0, sizeof u);
    for (i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (r.defined >> parts[i][0] & 1)
            set(&u, (enum uric_part)parts[i][1], r.part[parts[i][0]].begin,
                r.part[parts[i][0]].end);
    }
    if (r.defined >> URIC_SPLIT_AUTHORITY & 1)
        split_authority(s, r.part[URIC_SPLIT_AUTHORITY], &u);
    u.path_kind = uric_has(&u, URIC_HOST) ? URIC_PATH_ABEMPTY : URIC_PATH_ROOTLESS;
    uric_audit(uric_bind(s, &u), scheme, a);
    if (has_backslash(s, &r))
        a->hazards |= (uint64_t)1 << URIC_HAZARD_BACKSLASH;
    return URIC_OK;
}
