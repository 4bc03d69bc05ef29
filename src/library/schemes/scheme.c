/* Parses the scheme-specific part of a parsed URI. */
#include "schemes/scheme.h"
#include "util/ascii.h"

/* The parts that URIs of a kind may or must have besides a path and a query. */
enum {
    TAKES_AUTHORITY = 1,
    NEEDS_HOST = 2,
    TAKES_USERINFO = 4,
    TAKES_PORT = 8,
    TAKES_FRAGMENT = 16
};

/* The scheme's entry decides about the host; the rest depends on the kind. */
static unsigned taken_by(int kind, const struct uric_scheme *scheme)
{
    enum { ANYTHING = TAKES_USERINFO | TAKES_PORT | TAKES_FRAGMENT };
    /* in the order of enum uric_scheme_kind */
    static const unsigned char of_kind[URIC_KINDS] = {
        ANYTHING, ANYTHING, ANYTHING,
        ANYTHING,                    /* http */
        TAKES_PORT,                  /* ws */
        ANYTHING,                    /* ftp */
        TAKES_PORT | TAKES_FRAGMENT, /* gopher */
        TAKES_FRAGMENT,              /* mailto */
        ANYTHING,                    /* news */
        ANYTHING,                    /* nntp */
        ANYTHING,                    /* telnet */
        TAKES_PORT | TAKES_FRAGMENT, /* wais */
        TAKES_FRAGMENT,              /* file */
        TAKES_PORT | TAKES_FRAGMENT  /* prospero */
    };
    /* in the order of enum uric_authority_need */
    static const unsigned char of_host[] = {
        TAKES_AUTHORITY, TAKES_AUTHORITY | NEEDS_HOST, 0
    };
    const unsigned host =
        scheme ? scheme->host : (unsigned)URIC_AUTHORITY_OPTIONAL;

    return of_kind[kind] |
           (host < sizeof of_host ? of_host[host] : (unsigned)TAKES_AUTHORITY);
}

static int is_empty(const struct uric *u, enum uric_part part)
{
    return u->part[part].begin == u->part[part].end;
}

static int refuse(struct uric_scheme_parts *r, enum uric_scheme_fault error,
                  uint32_t offset)
{
    r->error = (uint8_t)error;
    r->error_offset = offset;
    return 0;
}

/* The error offset of a forbidden userinfo: the first byte that cannot belong to a host and
 * port; at the latest the "@". */
static uint32_t not_a_host(const char *s, uric_span userinfo, unsigned taken)
{
    uint32_t i = userinfo.begin;

    while (i < userinfo.end && s[i] != ':')
        i++;
    if (i == userinfo.end || i == userinfo.begin || !(taken & TAKES_PORT))
        return i;
    do
        i++;
    while (i < userinfo.end && s[i] >= '0' && s[i] <= '9');
    return i;
}

/* The error offset of an empty host: what looks like its port could still be a userinfo. */
static uint32_t no_host(const struct uric *u, unsigned taken)
{
    return taken & TAKES_USERINFO && !uric_has(u, URIC_USERINFO)
               ? u->part[URIC_PATH].begin
               : u->part[URIC_HOST].begin;
}

/* The error offset of a missing "//". */
static uint32_t no_slashes(const char *s, const struct uric *u)
{
    const uint32_t begin = u->part[URIC_PATH].begin;

    return begin + (!is_empty(u, URIC_PATH) && s[begin] == '/');
}

/* The error offset of a forbidden "//": its second "/" if a path can start with one. */
static uint32_t no_authority(const struct uric *u, int kind)
{
    return u->part[URIC_SCHEME].end + 1 +
           (kind != URIC_KIND_MAILTO && kind != URIC_KIND_NEWS);
}

static int authority_fits(const char *s, const struct uric *u,
                          struct uric_scheme_parts *r, unsigned taken)
{
    if (!uric_has(u, URIC_HOST))
        return taken & NEEDS_HOST
                   ? refuse(r, URIC_FAULT_HOST, no_slashes(s, u)) : 1;
    if (!(taken & TAKES_AUTHORITY))
        return refuse(r, URIC_FAULT_AUTHORITY, no_authority(u, r->kind));
    if (uric_has(u, URIC_USERINFO) && !(taken & TAKES_USERINFO))
        return refuse(r, URIC_FAULT_USERINFO,
                      not_a_host(s, u->part[URIC_USERINFO], taken));
    if (is_empty(u, URIC_HOST) && taken & NEEDS_HOST)
        return refuse(r, URIC_FAULT_HOST, no_host(u, taken));
    if (uric_has(u, URIC_PORT) && !(taken & TAKES_PORT))
        return refuse(r, URIC_FAULT_PORT, u->part[URIC_HOST].end);
    return 1;
}

/* Any path and query is valid, except that without a host the path could start without
 * "/". */
static int read_http(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    if (!is_empty(u, URIC_PATH)) {
        if (s[u->part[URIC_PATH].begin] != '/')
            return refuse(r, URIC_FAULT_PATH, u->part[URIC_PATH].begin);
        r->part[URIC_HTTP_PATH].begin = u->part[URIC_PATH].begin + 1;
        URIC_DEFINE(r, URIC_HTTP_PATH, u->part[URIC_PATH].end);
    }
    if (uric_has(u, URIC_QUERY)) {
        r->part[URIC_HTTP_SEARCHPART].begin = u->part[URIC_QUERY].begin;
        URIC_DEFINE(r, URIC_HTTP_SEARCHPART, u->part[URIC_QUERY].end);
    }
    return 1;
}

static enum uric_scheme_entry file_entry(const struct uric *u)
{
    if (!uric_has(u, URIC_HOST))
        return SCHEME_FILE_LOCAL;
    return is_empty(u, URIC_HOST) ? SCHEME_FILE_EMPTY_HOST
                                        : SCHEME_FILE_HOST;
}

static int ask_machine(const unsigned char *s, const struct uric *u, uric_span at,
                       struct uric_scheme_parts *r)
{
    switch (r->kind) {
    case URIC_KIND_FTP: return uric_scan_ftp(s, at, r);
    case URIC_KIND_MAILTO: return uric_scan_mailto(s, at, r);
    case URIC_KIND_GOPHER: return uric_scan_scheme(SCHEME_GOPHER, s, at, r);
    case URIC_KIND_NNTP: return uric_scan_scheme(SCHEME_NNTP, s, at, r);
    case URIC_KIND_TELNET: return uric_scan_scheme(SCHEME_TELNET, s, at, r);
    case URIC_KIND_WAIS: return uric_scan_scheme(SCHEME_WAIS, s, at, r);
    case URIC_KIND_PROSPERO:
        return uric_scan_scheme(SCHEME_PROSPERO, s, at, r);
    case URIC_KIND_FILE: return uric_scan_scheme(file_entry(u), s, at, r);
    default:
        return uric_scan_scheme(uric_has(u, URIC_HOST) ? SCHEME_NEWS_SERVER
                                                       : SCHEME_NEWS, s, at, r);
    }
}

/* The error offset of an invalid path.  After a "/" at its start, "//" and a host could have
 * followed. */
static uint32_t not_a_path(const unsigned char *s, const struct uric *u,
                           unsigned taken, uint32_t offset)
{
    return taken & TAKES_AUTHORITY && !uric_has(u, URIC_HOST) &&
                   offset == u->part[URIC_PATH].begin && !is_empty(u, URIC_PATH) &&
                   s[offset] == '/'
               ? offset + 1 : offset;
}

/* Scans from the start of the path to the end of the query. */
static int scan_path(const unsigned char *s, const struct uric *u, uint32_t end,
                     unsigned taken, struct uric_scheme_parts *r)
{
    uric_span at;
    int part;

    at.begin = u->part[URIC_PATH].begin;
    at.end = end;
    for (part = 0; part < URIC_SCHEME_PARTS; part++)
        r->part[part].begin = at.begin;
    if (!ask_machine(s, u, at, r)) {
        r->error_offset = not_a_path(s, u, taken, r->error_offset);
        return 0;
    }
    uric_scheme_finish(s, r);
    return 1;
}

static int read_path(const unsigned char *s, const struct uric *u, uint32_t end,
                     unsigned taken, struct uric_scheme_parts *r)
{
    if (r->kind < URIC_KIND_HTTP)
        return 1;
    switch (r->kind) {
    case URIC_KIND_HTTP:
    case URIC_KIND_WS: return read_http(s, u, r);
    default: return scan_path(s, u, end, taken, r);
    }
}

static enum uric_status answer_refusal(struct uric_scheme_parts *r, uint32_t length)
{
    const uint32_t offset = r->error_offset;
    const uint8_t kind = r->kind, error = r->error;

    memset(r, 0, sizeof *r);
    r->kind = kind;
    r->error = error ? error : (uint8_t)URIC_FAULT_PATH;
    r->error_offset = offset;
    return offset < length ? URIC_INVALID : URIC_INCOMPLETE;
}

static uint8_t kind_of(const char *s, const struct uric *u,
                       const struct uric_scheme *scheme)
{
    const uric_span name = u->part[URIC_SCHEME];

    if (scheme)
        return scheme->kind < URIC_KINDS ? scheme->kind
                                                : (uint8_t)URIC_KIND_UNKNOWN;
    if (name.end - name.begin >= 2 && uric_lower(s[name.begin]) == 'x' &&
        s[name.begin + 1] == '-')
        return URIC_KIND_EXPERIMENTAL;
    return URIC_KIND_UNKNOWN;
}

enum uric_status uric_scheme_parse(struct uric_ref ref,
                                   const struct uric_scheme *scheme,
                                   struct uric_scheme_parts *r)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const unsigned char *const bytes = (const unsigned char *)s;
    uint32_t end, length;
    unsigned taken;

    memset(r, 0, sizeof *r);
    if (!uric_is_reference(u))
        return URIC_INVALID;
    r->kind = kind_of(s, u, scheme);
    taken = taken_by(r->kind, scheme);
    end = uric_has(u, URIC_QUERY) ? u->part[URIC_QUERY].end
                                  : u->part[URIC_PATH].end;
    length = uric_has(u, URIC_FRAGMENT) ? u->part[URIC_FRAGMENT].end : end;
    if (!authority_fits(s, u, r, taken) || !read_path(bytes, u, end, taken, r))
        return answer_refusal(r, length);
    if (uric_has(u, URIC_FRAGMENT) && !(taken & TAKES_FRAGMENT)) {
        refuse(r, URIC_FAULT_FRAGMENT, end);
        return answer_refusal(r, length);
    }
    return URIC_OK;
}

/* What the path must be. */
static const char *path_reason(int kind)
{
    switch (kind) {
    case URIC_KIND_HTTP:
    case URIC_KIND_WS: return "only \"/\" and a path may follow";
    case URIC_KIND_FTP:
        return "only \"/\", a path, and ;type=a, ;type=i or ;type=d may follow";
    case URIC_KIND_GOPHER: return "only a type, a selector, %09 and a search may follow";
    case URIC_KIND_MAILTO:
        return "addresses like user@host must follow, and headers like ?subject=text may";
    case URIC_KIND_NEWS: return "a group, \"*\" or a message-id must follow";
    case URIC_KIND_NNTP:
        return "a group must follow, and an article number may";
    case URIC_KIND_TELNET: return "only \"/\" may follow";
    case URIC_KIND_WAIS:
        return "a database must follow, and ?search or /type/path may";
    case URIC_KIND_FILE: return "an absolute path without a query must follow";
    case URIC_KIND_PROSPERO:
        return "a name must follow, and fields like ;field=value may";
    default: return NULL; /* unreachable: no other kind has a path of its own */
    }
}

const char *uric_scheme_reason(const struct uric_scheme_parts *r)
{
    switch (r->error) {
    case URIC_FAULT_HOST: return "a host is required";
    case URIC_FAULT_AUTHORITY: return "\"//\" and a host are not allowed";
    case URIC_FAULT_USERINFO: return "a userinfo is not allowed";
    case URIC_FAULT_PORT: return "a port is not allowed";
    case URIC_FAULT_FRAGMENT: return "a fragment is not allowed";
    case URIC_FAULT_TYPECODE: return "typecode must be one of a, i, d";
    case URIC_FAULT_PATH: return path_reason(r->kind);
    case URIC_FAULT_BNF: return "invalid by the BNF of RFC 1738";
    default: return NULL;
    }
}
