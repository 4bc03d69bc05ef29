/* Resolving a reference as RFC 3986, section 5.2, does. */
#include "resolve.h"

struct uric_bytes uric_merge(struct uric_bytes base_path,
                             struct uric_bytes base_authority)
{
    static const struct uric_bytes slash = { "/", 1 };

    return base_authority.s != NULL && base_path.n == 0 ? slash
                                                        : uric_directory(base_path);
}

/* Whether a segment begins with a dot: then a walk finds out whether it is one. */
static int may_have_dots(struct uric_bytes path)
{
    size_t i = 0;

    while (i < path.n) {
        const char *const dot = (const char *)memchr(path.s + i, '.', path.n - i);

        if (dot == NULL)
            return 0;
        if (dot == path.s || dot[-1] == '/')
            return 1;
        i = (size_t)(dot - path.s) + 1;
    }
    return 0;
}

static int takes(struct uric_bytes *path, const char *dots, size_t n)
{
    if (path->n < n || memcmp(path->s, dots, n) != 0 ||
        (path->n > n && path->s[n] != '/'))
        return 0;
    n += path->n > n;
    path->s += n;
    path->n -= n;
    return 1;
}

/* "./" and "../" that a path begins with shorten the directory; what remains need not be
 * walked if nothing in it can be a dot-segment.  Where it is more than that, to walk
 * is right. */
static void shorten(struct uric_target *t)
{
    struct uric_bytes directory = t->directory, path = t->path;

    if (directory.n > 0 && (directory.s[0] != '/' || may_have_dots(directory)))
        return;
    while (directory.n > 0 && path.n > 0 && path.s[0] == '.') {
        if (takes(&path, ".", 1))
            continue;
        if (directory.n == 1 || !takes(&path, "..", 2))
            return;
        directory.n--;
        directory = uric_directory(directory);
    }
    if (may_have_dots(path) ||
        (t->authority.s == NULL && directory.n == 1 && path.n > 0 && path.s[0] == '/'))
        return;
    t->directory = directory;
    t->path = path;
    t->dots = URIC_DOTS_STAY;
}

/* With the pseudocode's names for the two sides. */
void uric_transform(const char *bs, const struct uric *b, const char *rs,
                    const struct uric *r, unsigned flags, struct uric_target *t)
{
    const struct uric_bytes base_scheme = uric_bytes_of(bs, b, URIC_SCHEME);
    struct uric_bytes scheme = uric_bytes_of(rs, r, URIC_SCHEME);

    if (scheme.s != NULL && flags & URIC_NON_STRICT &&
        uric_same_scheme(scheme, base_scheme))
        scheme.s = NULL;
    memset(t, 0, sizeof *t);
    t->scheme = scheme.s != NULL ? scheme : base_scheme;
    t->authority = uric_authority_bytes(rs, r);
    t->path = uric_bytes_of(rs, r, URIC_PATH);
    t->query = uric_bytes_of(rs, r, URIC_QUERY);
    t->fragment = uric_bytes_of(rs, r, URIC_FRAGMENT);
    t->dots = URIC_DOTS_3986;
    if (scheme.s != NULL || t->authority.s != NULL)
        return;
    t->authority = uric_authority_bytes(bs, b);
    if (t->path.n == 0) {
        t->path = uric_bytes_of(bs, b, URIC_PATH);
        t->dots = URIC_DOTS_STAY;
        if (t->query.s == NULL)
            t->query = uric_bytes_of(bs, b, URIC_QUERY);
    } else if (t->path.s[0] != '/') {
        t->directory = uric_merge(uric_bytes_of(bs, b, URIC_PATH), t->authority);
    }
}

int uric_resolve(const char *base_string, const struct uric *base,
                 const char *reference_string, const struct uric *reference,
                 unsigned flags, char *buffer, size_t size, size_t *length)
{
    struct uric_target target;

    if (!uric_has(base, URIC_SCHEME)) {
        *length = 0;
        return URIC_NO_BASE;
    }
    uric_transform(base_string, base, reference_string, reference, flags, &target);
    if (target.dots != URIC_DOTS_STAY)
        shorten(&target);
    return uric_target_write(&target, 0, flags, buffer, size, length);
}

int uric_resolve_pieces(const char *base_string, const struct uric *base,
                        const char *reference_string, const struct uric *reference,
                        unsigned flags, struct uric_bytes *pieces, size_t room,
                        size_t *count)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;

    *count = 0;
    if (!uric_has(base, URIC_SCHEME))
        return URIC_NO_BASE;
    uric_transform(base_string, base, reference_string, reference, flags, &target);
    if (target.dots != URIC_DOTS_STAY)
        shorten(&target);
    if (uric_target_measure(&target, 0, flags, &rest) != URIC_OK)
        return URIC_SURPLUS;
    uric_target_put(&target, &rest, &out);
    if (out.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *count = out.pieces;
    if (*count > room)
        return URIC_TOO_SMALL;
    out.piece = pieces;
    uric_target_put(&target, &rest, &out);
    return URIC_OK;
}
