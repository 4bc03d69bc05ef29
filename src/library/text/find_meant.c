/* Judges whether a piece of text is meant as a URI. */
#include "text/find_search.h"
#include "uric_schemes.h"

int uric_find_host_may_lack(const char *s, size_t n)
{
    const struct uric_scheme *const scheme = uric_scheme_find(s, n, NULL, 0);

    return scheme == NULL || scheme->host != URIC_AUTHORITY_REQUIRED;
}

/* Whether a contiguous URI has the shape that its scheme alone calls for. */
static int has_shape(const char *s, size_t n)
{
    return uric_find_shape_final(uric_find_shape(uric_find_shape_begin(0), s, n));
}

/* Whether the URI is valid by its scheme's specification, if the scheme is known. */
static int is_of_scheme(const char *s, const struct uric *u)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(s, u->part[URIC_SCHEME].end, NULL, 0);
    struct uric_scheme_parts parts;

    return scheme == NULL || uric_scheme_parse(uric_bind(s, u), scheme, &parts) == URIC_OK;
}

int uric_find_is_meant(const char *s, size_t n, int any_scheme)
{
    struct uric u;

    if (uric_parse_uri(s, n, &u) != URIC_OK)
        return 0;
    if (uric_has(&u, URIC_HOST)) {
        const uric_span host = u.part[URIC_HOST];
        const uint32_t scheme = u.part[URIC_SCHEME].end;

        return host.begin < host.end ||
               (n > scheme + 3 && uric_find_host_may_lack(s, scheme));
    }
    return any_scheme || (has_shape(s, n) && is_of_scheme(s, &u));
}

int uric_find_is_meant_wild(const char *s, size_t n, enum uric_wild_rule rule, int any_scheme,
                            uint32_t *names)
{
    struct uric_wild_names t;
    struct uric_wild w;
    size_t scheme;

    memset(&t, 0, sizeof t);
    uric_find_wild_begin(&w, rule);
    uric_find_wild(&w, s, n);
    if (w.length != n || n == 0)
        return 0;
    uric_find_wild_names(&t, &w, s, n);
    *names = uric_find_wild_named(&t);
    if (*names == 0)
        return 0;
    if (rule == URIC_WILD_SUFFIX)
        return uric_find_shape_final(uric_find_shape(uric_find_shape_begin(1), s, n));
    if (w.host_begin == 0)
        return any_scheme || has_shape(s, n);
    if (w.host_begin < n && w.host_begin != w.path_begin && s[w.host_begin] != ':')
        return 1;
    scheme = (size_t)((const char *)memchr(s, ':', n) - s);
    return n > scheme + 3 && uric_find_host_may_lack(s, scheme);
}

int uric_find_are_meant(struct find_search *x, int any_scheme)
{
    struct uric_found *const found = x->found;
    const char *const s = x->s + (size_t)(found->begin - x->f->offset);
    struct uric_piece piece;
    struct uric_stream m;
    struct uric64 u;
    int shape = uric_find_shape_begin(0);
    char scheme[SCHEME_LONGEST];
    size_t n;

    memset(&piece, 0, sizeof piece);
    uric_stream_init(&m, URIC_RULE_URI);
    found->pieces = 0;
    while (uric_found_next(s, found, &piece)) {
        uric_stream_feed(&m, piece.bytes.s, piece.bytes.n);
        shape = uric_find_shape(shape, piece.bytes.s, piece.bytes.n);
        found->pieces++;
    }
    if (uric_stream_end(&m, &u) != URIC_OK)
        return 0;
    found->length = (uint32_t)uric_stream_taken(&m);
    n = (size_t)u.part[URIC_SCHEME].end;
    if (!(u.defined >> URIC_HOST & 1))
        return any_scheme || uric_find_shape_final(shape);
    if (u.part[URIC_HOST].begin < u.part[URIC_HOST].end)
        return 1;
    uric_found_start(s, found, scheme, n);
    return uric_stream_taken(&m) > n + 3 && uric_find_host_may_lack(scheme, n);
}

int uric_find_are_wild(const struct uric_found *found, const char *s, enum uric_wild_rule rule,
                       uint32_t *names)
{
    struct uric_wild_names t;
    struct uric_piece piece;
    struct uric_wild w;

    memset(&piece, 0, sizeof piece);
    memset(&t, 0, sizeof t);
    uric_find_wild_begin(&w, rule);
    while (uric_found_next(s, found, &piece)) {
        if (uric_find_wild(&w, piece.bytes.s, piece.bytes.n) < piece.bytes.n)
            return 0;
        uric_find_wild_names(&t, &w, piece.bytes.s, piece.bytes.n);
    }
    *names = uric_find_wild_named(&t);
    return w.length == w.read;
}
