/* Resolves references by the documents before RFC 3986, which differ only for relative
 * paths. */
#include "history/editions.h"
#include "reference/target.h"

int uric_edition_reference(enum uric_edition edition)
{
    static const struct uric_bytes names[] = { { "url1994:reference", 17 },
                                              { "url1997:URL-reference", 21 },
                                              { "rfc2396:reference", 17 },
                                              { "uri2003:URI-reference", 21 } };

    return (unsigned)edition <= URIC_URI2003
               ? uric_edition_rule(names[edition].s, names[edition].n)
               : -1;
}

/* What a relative path is appended to. */
static struct uric_bytes directory_of(enum uric_edition edition,
                                      struct uric_bytes base_path, int has_authority)
{
    static const struct uric_bytes slash = { "/", 1 };

    return base_path.n == 0 && (has_authority || edition == URIC_URI2003)
               ? slash
               : uric_directory(base_path);
}

/* Merges a relative path, or a query without a path. */
static void merge(enum uric_edition edition, struct uric_bytes base_path,
                  struct uric_target *t)
{
    const struct uric_bytes directory =
        directory_of(edition, base_path, t->authority.s != NULL);

    switch (edition) {
    case URIC_URL1994:
        t->directory = directory;
        if (directory.n > 0 && directory.s[0] == '/') /* the rules mention only "/xxx" */
            t->dots = URIC_DOTS_1994;
        break;
    case URIC_URL1997: /* steps 6 c and h: the query follows the path */
        t->directory = directory;
        if (t->query.s != NULL)
            t->path.n += 1 + t->query.n;
        t->query.s = NULL;
        t->dots = URIC_DOTS_1997;
        break;
    case URIC_RFC2396: /* step 6: also for a query without a path */
        t->directory = directory;
        t->dots = URIC_DOTS_1997;
        break;
    default:
        if (t->path.n == 0) {
            t->path = base_path;
        } else {
            t->directory = directory;
            t->dots = URIC_DOTS_1997;
        }
    }
}

static void transform(enum uric_edition edition, const char *bs, const struct uric *b,
                      const char *rs, const struct uric *r, unsigned flags,
                      struct uric_target *t)
{
    const struct uric_bytes base_scheme = uric_bytes_of(bs, b, URIC_SCHEME);
    const struct uric_bytes base_path = uric_bytes_of(bs, b, URIC_PATH);

    memset(t, 0, sizeof *t);
    t->scheme = uric_bytes_of(rs, r, URIC_SCHEME);
    t->authority = uric_authority_bytes(rs, r);
    t->path = uric_bytes_of(rs, r, URIC_PATH);
    t->query = uric_bytes_of(rs, r, URIC_QUERY);
    t->fragment = uric_bytes_of(rs, r, URIC_FRAGMENT);
    t->dots = URIC_DOTS_STAY;
    if (t->scheme.s != NULL && !(flags & URIC_RESOLVE_NON_STRICT &&
                                 uric_same_scheme(t->scheme, base_scheme)))
        return;
    t->scheme = base_scheme;
    if (t->authority.s != NULL)
        return;
    t->authority = uric_authority_bytes(bs, b);
    if (t->path.n == 0 && t->query.s == NULL) { /* the current document */
        t->path = base_path;
        t->query = uric_bytes_of(bs, b, URIC_QUERY);
    } else if (t->path.n == 0 || t->path.s[0] != '/') {
        merge(edition, base_path, t);
    }
}

enum uric_status uric_edition_resolve(enum uric_edition edition, struct uric_ref base,
                                      struct uric_ref reference,
                                      enum uric_resolve_flags flags, char *buffer,
                                      size_t size, size_t *length)
{
    struct uric_target target;

    *length = 0;
    if ((unsigned)edition > URIC_URI2003)
        return URIC_UNKNOWN;
    if (!uric_is_reference(base.u) || !uric_is_reference(reference.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    transform(edition, base.s, base.u, reference.s, reference.u, flags,
              &target);
    return uric_target_write(&target, 1, flags, buffer, size, length);
}
