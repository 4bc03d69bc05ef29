/* Resolves a reference (RFC 3986, 5.2). */
#include "reference/resolve.h"
#include "reference/target_parts.h"

#include "util/copy.h"
#include "util/lanes.h"
#include "reference/dots_forward.h"
#include "reference/result_parts.h"

struct uric_bytes uric_merge(struct uric_bytes base_path,
                             struct uric_bytes base_authority)
{
    static const struct uric_bytes slash = { "/", 1 };

    return base_authority.s != NULL && base_path.n == 0 ? slash
                                                        : uric_directory(base_path);
}

/* bs, b: the base; rs, r: the reference, as in the pseudocode of 5.2.2. */
void uric_transform(const char *bs, const struct uric *b, const char *rs,
                    const struct uric *r, unsigned flags, struct uric_target *t)
{
    const struct uric_bytes base_scheme = uric_bytes_of(bs, b, URIC_SCHEME);
    struct uric_bytes scheme = uric_bytes_of(rs, r, URIC_SCHEME);

    if (scheme.s != NULL && flags & URIC_RESOLVE_NON_STRICT &&
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

/* ---- without removing segments ---- */

/* Marks each "/" here that is followed by a "." there. */
static URIC_ALWAYS_INLINE uric_lanes dotted(uric_lanes here, uric_lanes next)
{
    return uric_lanes_and(uric_lanes_are(here, '/'), uric_lanes_are(next, '.'));
}

static URIC_ALWAYS_INLINE uric_lanes all_dotted(const char *s)
{
    return dotted(uric_lanes_load(s), uric_lanes_load(s + 1));
}

static URIC_ALWAYS_INLINE uric_lanes half_dotted(const char *s)
{
    return dotted(uric_lanes_load_half(s), uric_lanes_load_half(s + 1));
}

int uric_may_have_dots(const char *path, size_t n)
{
    enum { ALL = URIC_LANES, HALF = URIC_LANES / 2 };
    uric_lanes found;
    int few;
    size_t i;

    if (n > ALL) {
        found = all_dotted(path + n - ALL - 1);
        for (i = 0; i + ALL + 1 < n; i += ALL)
            found = uric_lanes_or(found, all_dotted(path + i));
    } else if (n > HALF) {
        found = uric_lanes_or(half_dotted(path), half_dotted(path + n - HALF - 1));
    } else {
        few = n > 0 && path[0] == '.';
        for (i = 1; i < n; i++)
            few |= path[i] == '.' && path[i - 1] == '/';
        return few;
    }
    return path[0] == '.' || uric_lanes_mask(found) != 0;
}

/* Most targets are the first `base` bytes of the base, perhaps a "/", and the bytes from
 * `from` to `to` of the reference. */
struct joint {
    size_t base, from, to;
    int slash;
};

/* 5.2.3, for a path that is not empty and does not start with "/". */
static int join_relative(const char *bs, const struct uric *b, const char *rs,
                         const struct uric *r, struct joint *j)
{
    const struct uric_bytes base_path = uric_bytes_of(bs, b, URIC_PATH);
    size_t n = uric_directory(base_path).n, from = r->part[URIC_PATH].begin, surplus = 0;
    const size_t end = r->part[URIC_PATH].end;

    if (uric_may_have_dots(base_path.s, n))
        return 0;
    if (n > 0 && base_path.s[0] == '/' && rs[from] == '.') {
        from = uric_pass_dots(rs, from, end, 0, base_path.s, &n, &surplus);
        if (surplus > 0) /* the flags decide */
            return 0;
        /* "//" would start an authority. */
        if (n == 1 && from < end && rs[from] == '/' && !uric_has(b, URIC_HOST))
            return 0;
    }
    j->slash = base_path.n == 0 && uric_has(b, URIC_HOST);
    j->base = b->part[URIC_PATH].begin + n;
    j->from = from;
    return !uric_may_have_dots(rs + from, end - from);
}

/* Whether the target is known to be such a joint, without reading its segments. */
static int join(const char *bs, const struct uric *b, const char *rs,
                const struct uric *r, unsigned flags, struct joint *j)
{
    const uric_span path = r->part[URIC_PATH];
    int has_scheme = uric_has(r, URIC_SCHEME);

    j->base = j->from = 0;
    j->to = uric_end(r);
    j->slash = 0;
    if (has_scheme && flags & URIC_RESOLVE_NON_STRICT &&
        uric_same_scheme(uric_bytes_of(rs, r, URIC_SCHEME),
                         uric_bytes_of(bs, b, URIC_SCHEME))) {
        has_scheme = 0;
        j->from = r->part[URIC_SCHEME].end + 1;
    }
    if (!has_scheme) {
        j->base = b->part[URIC_SCHEME].end + 1;
        if (!uric_has(r, URIC_HOST)) {
            if (path.begin == path.end) {
                j->base = b->part[uric_has(b, URIC_QUERY) && !uric_has(r, URIC_QUERY)
                                      ? URIC_QUERY
                                      : URIC_PATH].end;
                return 1;
            }
            j->base = b->part[URIC_PATH].begin;
            if (rs[path.begin] != '/')
                return join_relative(bs, b, rs, r, j);
        }
    }
    return path.begin == path.end ||
           !uric_may_have_dots(rs + path.begin, path.end - path.begin);
}

static enum uric_status write_joint(const struct joint *j, const char *bs, const char *rs,
                                    char *buffer, size_t size, size_t *length)
{
    const size_t n = j->to - j->from;
    const uint64_t all = (uint64_t)j->base + n + (unsigned)j->slash;

    *length = all > URIC_MAX_LENGTH ? 0 : (size_t)all;
    if (all > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (all > size)
        return URIC_TOO_SMALL;
    uric_copy(buffer, bs, j->base);
    buffer += j->base;
    if (j->slash)
        *buffer++ = '/';
    if (n > 0)
        uric_copy(buffer, rs + j->from, n);
    return URIC_OK;
}

/* b, r: as above. */
static void joint_parts(const struct joint *j, const struct uric *b, const struct uric *r,
                        const char *buffer, struct uric *parts)
{
    const uint32_t shift = (uint32_t)(j->base + (unsigned)j->slash - j->from);
    const int has_path = r->part[URIC_PATH].begin < r->part[URIC_PATH].end;

    uric_result_begin(parts);
    uric_result_shift(parts, j->base > 0 ? b : r, URIC_SCHEME, URIC_SCHEME, 0);
    uric_result_shift(parts, r, URIC_QUERY, URIC_FRAGMENT, shift);
    if (j->base == 0 || uric_has(r, URIC_HOST)) {
        uric_result_authority(parts, r, shift);
        uric_result_shift(parts, r, URIC_PATH, URIC_PATH, shift);
    } else {
        uric_result_authority(parts, b, 0);
        uric_result_add(parts, URIC_PATH, b->part[URIC_PATH].begin,
                        has_path ? r->part[URIC_PATH].end + shift : b->part[URIC_PATH].end);
        if (!has_path && !uric_has(r, URIC_QUERY))
            uric_result_shift(parts, b, URIC_QUERY, URIC_QUERY, 0);
    }
    uric_result_end(parts, buffer);
}

static enum uric_status resolve(struct uric_ref base, struct uric_ref reference,
                                unsigned flags, char *buffer, size_t size, size_t *length,
                                struct uric *parts)
{
    struct uric_target target;
    struct joint joint;
    enum uric_status status;

    *length = 0;
    if (!uric_is_reference(base.u) || !uric_is_reference(reference.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    if (join(base.s, base.u, reference.s, reference.u, flags, &joint)) {
        status = write_joint(&joint, base.s, reference.s, buffer, size, length);
        if (parts != NULL && status == URIC_OK)
            joint_parts(&joint, base.u, reference.u, buffer, parts);
        return status;
    }
    uric_transform(base.s, base.u, reference.s, reference.u, flags, &target);
    status = uric_target_write(&target, 0, flags, buffer, size, length);
    if (parts != NULL && status == URIC_OK)
        uric_target_parts(&target, uric_has(reference.u, URIC_HOST) ? reference.u : base.u,
                          buffer, *length, parts);
    return status;
}

enum uric_status uric_resolve(struct uric_ref base, struct uric_ref reference,
                              enum uric_resolve_flags flags, char *buffer, size_t size,
                              size_t *length, struct uric *parts)
{
    const enum uric_status status =
        resolve(base, reference, flags, buffer, size, length, parts);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}

static enum uric_status joint_pieces(const struct joint *j, const char *bs, const char *rs,
                                     struct uric_bytes *pieces, size_t room, size_t *count)
{
    const struct uric_bytes first = { bs, j->base }, slash = { "/", 1 };
    const struct uric_bytes last = { j->to > j->from ? rs + j->from : "",
                                     j->to - j->from };
    size_t k = 0;

    if ((uint64_t)j->base + last.n + (unsigned)j->slash > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *count = (size_t)(first.n > 0) + (size_t)j->slash + (size_t)(last.n > 0);
    if (*count > room)
        return URIC_TOO_SMALL;
    if (first.n > 0)
        pieces[k++] = first;
    if (j->slash)
        pieces[k++] = slash;
    if (last.n > 0)
        pieces[k] = last;
    return URIC_OK;
}

/* A joint has at most 3 pieces.  Other targets have at most 4, plus one for each
 * dot-segment.  The reference's query and fragment are one piece, as are the base's scheme
 * and authority.  Each run of removed segments contains a dot-segment and splits the path
 * once, so the path has one piece more than there are such runs, and another if the base
 * and the reference both contribute to it.  That makes 4.  Anything else takes the place
 * of a piece counted above:
 * - an authority in the reference: then no piece of the path comes from the base;
 * - a guard: then a run was removed at the start of the path;
 * - a ".." that is kept: the same, and that run has a dot-segment for each of them. */
enum uric_status uric_resolve_pieces(struct uric_ref base, struct uric_ref reference,
                                     enum uric_resolve_flags flags,
                                     struct uric_bytes *pieces, size_t room,
                                     size_t *count)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_target target;
    struct uric_rest rest;
    struct joint joint;

    *count = 0;
    if (!uric_is_reference(base.u) || !uric_is_reference(reference.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    if (join(base.s, base.u, reference.s, reference.u, flags, &joint))
        return joint_pieces(&joint, base.s, reference.s, pieces, room, count);
    uric_transform(base.s, base.u, reference.s, reference.u, flags, &target);
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
