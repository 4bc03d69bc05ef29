/* The shortest reference to a target: the inverse of RFC 3986, 5.2. */
#include "reference/compose.h"
#include "reference/resolve.h"
#include "reference/target_parts.h"

#include "reference/dots_forward.h"
#include "reference/result_parts.h"

/* The kinds of reference, in order of preference. */
enum variant { EMPTY_PATH, RELATIVE_PATH, ABSOLUTE_PATH, NETWORK_PATH, WHOLE, VARIANTS };

/* A path relative to the base's: `ups` times "../", or "./" as a guard, and then the
 * target's segments after the first `skipped`. */
struct relative {
    size_t ups;
    int guarded;
    size_t skipped;    /* segments at the start of the target's path */
    int keeps_slash;   /* keep the "/" that the path starts with */
    uint64_t length;   /* of the segments */
};

struct relation {
    struct uric_target target;
    struct uric_rest rest;
    int possible[VARIANTS];
    uint64_t length[VARIANTS]; /* of what precedes the query */
    struct relative relative;
    int same_query;
};

static URIC_NEVER_INLINE int same_bytes(struct uric_bytes one, struct uric_bytes other)
{
    if (one.s == NULL || other.s == NULL)
        return one.s == other.s;
    return one.n == other.n && (one.n == 0 || memcmp(one.s, other.s, one.n) == 0);
}

static const struct uric_bytes no_path = { NULL, 0 };

/* A path without the dot-segments at its start: 5.2.4 removes these first. */
static struct uric_bytes without_first_dots(struct uric_bytes path)
{
    size_t before = 0, surplus = 0;
    const size_t n = uric_pass_dots(path.s, 0, path.n, 0, NULL, &before, &surplus);

    if (n > 0)
        path.s += n;
    path.n -= n;
    return path;
}

/* How many of the first `most` segments two paths have in common.  Both are walked from
 * their ends. */
static size_t common(struct uric_bytes one, size_t n_one, struct uric_bytes other,
                     size_t n_other, size_t most)
{
    struct uric_remaining w1, w2;
    struct uric_bytes s1, s2;
    const char *slash;
    size_t same = most;

    uric_remaining_begin(&w1, URIC_DOTS_3986, no_path, one);
    uric_remaining_begin(&w2, URIC_DOTS_3986, no_path, other);
    for (; n_one > most; n_one--)
        uric_remaining_next(&w1, &s1, &slash);
    for (; n_other > most; n_other--)
        uric_remaining_next(&w2, &s2, &slash);
    for (; most > 0; most--) {
        uric_remaining_next(&w1, &s1, &slash);
        uric_remaining_next(&w2, &s2, &slash);
        if (!same_bytes(s1, s2))
            same = most - 1;
    }
    return same;
}

/* Lays the target's segments that the relative path has; returns the first of them. */
static struct uric_bytes lay_segments(const struct relation *r, struct uric_laying *l)
{
    struct uric_remaining w;
    struct uric_bytes segment = no_path;
    const char *slash;
    size_t left = r->rest.kept - r->relative.skipped;

    uric_remaining_begin(&w, URIC_DOTS_3986, no_path, r->target.path);
    for (; left > 0; left--) {
        uric_remaining_next(&w, &segment, &slash);
        uric_lay(l, segment.s, segment.n);
        if (left > 1 || r->relative.keeps_slash)
            uric_lay(l, slash, 1);
    }
    uric_lay_rest(l);
    return segment;
}

/* Computes how many "../" the path needs and which segments follow; returns 0 if no relative
 * path exists. */
static int find_way(struct relation *r, struct uric_bytes directory)
{
    struct uric_rest from;
    size_t ups, most;

    memset(&from, 0, sizeof from);
    from.dots = URIC_DOTS_3986;
    uric_rest_measure(&from, no_path, directory);
    ups = from.kept - 1; /* the segment after the last "/" is empty */
    most = ups < r->rest.kept - 1 ? ups : r->rest.kept - 1;
    memset(&r->relative, 0, sizeof r->relative);
    if (from.rooted == r->rest.rooted) {
        const size_t same = common(directory, from.kept, r->target.path, r->rest.kept,
                                   most);

        /* Removing the first segment of a rootless path makes it rooted. */
        if (!from.rooted && ups > 0 && same == 0)
            return 0;
        r->relative.skipped = same;
        ups -= same;
    } else if (from.rooted) {
        return 0;
    } else if (ups == 0) {
        r->relative.keeps_slash = 1;
    }
    r->relative.ups = ups;
    return ups <= URIC_MAX_LENGTH / 3;
}

static int needs_guard(const struct relative *way, struct uric_bytes first)
{
    return way->ups == 0 && way->length > 0 &&
           (way->keeps_slash || first.n == 0 || memchr(first.s, ':', first.n) != NULL);
}

static void consider_relative(struct relation *r, struct uric_bytes directory)
{
    struct relative *const way = &r->relative;
    struct uric_laying l;
    struct uric_bytes first;

    if (!find_way(r, directory))
        return;
    memset(&l, 0, sizeof l);
    first = lay_segments(r, &l);
    way->length = l.length;
    way->guarded = needs_guard(way, first);
    r->possible[RELATIVE_PATH] = 1;
    r->length[RELATIVE_PATH] = way->length + 3 * way->ups + (way->guarded ? 2 : 0);
    if (way->length == 0) /* "." or "..", without a "/" after it */
        r->length[RELATIVE_PATH] = way->ups > 0 ? 3 * way->ups - 1 : 1;
}

/* The target without query, fragment and the parts that this kind of reference omits. */
static URIC_NEVER_INLINE struct uric_target begin_of(const struct relation *r,
                                                    enum variant variant)
{
    struct uric_target t = r->target;

    t.query = t.fragment = no_path;
    if (variant != WHOLE)
        t.scheme = no_path;
    if (variant == ABSOLUTE_PATH)
        t.authority = no_path;
    return t;
}

static void consider(struct relation *r, enum variant variant)
{
    const struct uric_target t = begin_of(r, variant);
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

    uric_target_put(&t, &r->rest, &out);
    r->possible[variant] = 1;
    r->length[variant] = out.length;
}

/* Whether the target's path, as that reference writes it, equals the base's byte by byte. */
static int has_path(struct relation *r, const char *bs, const struct uric *b)
{
    const struct uric_target t = begin_of(r, NETWORK_PATH);
    const struct uric_bytes authority = uric_authority_bytes(bs, b);
    const size_t before = authority.s != NULL ? 2 + authority.n : 0;
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

    uric_target_put(&t, &r->rest, &out);
    if (out.length - before != b->part[URIC_PATH].end - b->part[URIC_PATH].begin)
        return 0;
    out.like = bs + b->part[URIC_PATH].begin - before;
    uric_target_put(&t, &r->rest, &out);
    return !out.differs;
}

static void relate(struct relation *r, const char *bs, const struct uric *b)
{
    const struct uric_bytes query = uric_bytes_of(bs, b, URIC_QUERY);
    const struct uric_bytes authority = uric_authority_bytes(bs, b);

    consider(r, WHOLE);
    if (!same_bytes(r->target.scheme, uric_bytes_of(bs, b, URIC_SCHEME)))
        return;
    if (r->target.authority.s != NULL)
        consider(r, NETWORK_PATH);
    if (!same_bytes(r->target.authority, authority))
        return;
    if (r->rest.rooted)
        consider(r, ABSOLUTE_PATH);
    consider_relative(r, without_first_dots(uric_merge(
                             uric_bytes_of(bs, b, URIC_PATH), authority)));
    r->same_query = same_bytes(query, r->target.query);
    r->possible[EMPTY_PATH] =
        (r->same_query || r->target.query.s != NULL) && has_path(r, bs, b);
}

static URIC_NEVER_INLINE uint64_t length_in(const struct relation *r, enum variant variant)
{
    const int has_query =
        r->target.query.s != NULL && !(variant == EMPTY_PATH && r->same_query);

    return r->length[variant] + (has_query ? 1 + r->target.query.n : 0) +
           (r->target.fragment.s != NULL ? 1 + r->target.fragment.n : 0);
}

static enum variant shortest(const struct relation *r)
{
    int best = WHOLE, variant;

    for (variant = WHOLE - 1; variant >= 0; variant--) {
        if (r->possible[variant] &&
            length_in(r, (enum variant)variant) <= length_in(r, (enum variant)best))
            best = variant;
    }
    return (enum variant)best;
}

static void write_relative(const struct relation *r, char *to)
{
    const struct relative *const way = &r->relative;
    char *const end = to + (size_t)r->length[RELATIVE_PATH];
    struct uric_laying l;
    size_t i;

    if (way->guarded || (way->ups == 0 && way->length == 0)) {
        *to++ = '.';
        if (way->guarded)
            *to = '/';
    }
    for (i = 0; i < way->ups; i++, to += 3)
        memcpy(to, "../", way->length > 0 || i + 1 < way->ups ? 3 : 2);
    memset(&l, 0, sizeof l);
    l.to = end;
    if (way->length > 0)
        lay_segments(r, &l);
}

static void write_end(char mark, struct uric_bytes part, char **to)
{
    if (part.s == NULL)
        return;
    *(*to)++ = mark;
    if (part.n > 0)
        memcpy(*to, part.s, part.n);
    *to += part.n;
}

static void write_variant(struct relation *r, enum variant variant, char *to)
{
    if (variant == RELATIVE_PATH) {
        write_relative(r, to);
    } else if (variant != EMPTY_PATH) {
        const struct uric_target t = begin_of(r, variant);
        struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };

        out.buffer = to;
        uric_target_put(&t, &r->rest, &out);
    }
    to += (size_t)r->length[variant];
    if (variant != EMPTY_PATH || !r->same_query)
        write_end('?', r->target.query, &to);
    write_end('#', r->target.fragment, &to);
}

/* The parts of the reference, `length` bytes at s. */
static void variant_parts(const struct relation *r, enum variant variant,
                          const struct uric *target, const char *s, size_t length,
                          struct uric *parts)
{
    struct uric_target t = begin_of(r, variant);

    if (variant < NETWORK_PATH)
        t.authority = no_path;
    if (variant != EMPTY_PATH || !r->same_query)
        t.query = r->target.query;
    t.fragment = r->target.fragment;
    uric_target_parts(&t, target, s, length, parts);
}

/* ---- without dot-segments ---- */

/* A reference without dot-segments in its base and target: some "../", or "./" as a guard, or ".";
 * then the target from an offset on. */
struct shortcut {
    size_t ups;
    int bare;       /* no "/" follows the last ".." */
    unsigned dot;   /* the length of "." or "./" */
    uint32_t from;
};

/* The length of what precedes the target's bytes. */
static size_t shortcut_lead(const struct shortcut *x)
{
    return x->ups > 0 ? 3 * x->ups - (unsigned)x->bare : x->dot;
}

/* How many bytes two paths have in common, up to the last "/" of these. */
static size_t common_start(struct uric_bytes one, struct uric_bytes other)
{
    const size_t n = one.n < other.n ? one.n : other.n;
    size_t i = 0;

    URIC_FORGET(one.s);
    URIC_FORGET(other.s);
    for (; n - i >= URIC_LANES; i += URIC_LANES) {
        if (uric_lanes_mask(uric_lanes_equal(uric_lanes_load(one.s + i),
                                             uric_lanes_load(other.s + i))) != URIC_LANES_ALL)
            break;
    }
    while (i < n && one.s[i] == other.s[i])
        i++;
    while (i > 0 && one.s[i - 1] != '/')
        i--;
    return i;
}

/* Whether a relative path that starts with these bytes needs a "./". */
static int wants_guard(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n && s[i] != '/'; i++) {
        if (s[i] == ':')
            return 1;
    }
    return i == 0;
}

/* The relative path, unless the absolute one is shorter. */
static void find_relative(struct uric_bytes directory, struct uric_bytes path, struct shortcut *x)
{
    const size_t same = common_start(directory, uric_directory(path)), left = path.n - same;
    size_t i;

    for (i = same; i < directory.n; i++)
        x->ups += directory.s[i] == '/';
    x->bare = left == 0;
    if (x->ups == 0)
        x->dot = left == 0 ? 1 : wants_guard(path.s + same, left) ? 2 : 0;
    if (shortcut_lead(x) <= same) {
        x->from += (uint32_t)same;
    } else {
        x->ups = 0;
        x->dot = 0;
    }
}

/* 0: only the segments can tell. */
static int find_shortcut(struct uric_ref base, struct uric_ref target, struct shortcut *x)
{
    static const struct uric_bytes slash = { "/", 1 };
    const struct uric *const b = base.u, *const t = target.u;
    const struct uric_bytes path = uric_bytes_of(target.s, t, URIC_PATH);
    const struct uric_bytes old = uric_bytes_of(base.s, b, URIC_PATH);
    const uint32_t scheme = t->part[URIC_SCHEME].end, begin = t->part[URIC_PATH].begin;

    if (!uric_has(b, URIC_HOST) || !uric_has(t, URIC_HOST) ||
        uric_may_have_dots(path.s, path.n) || uric_may_have_dots(old.s, old.n) ||
        (path.n > 1 && path.s[1] == '/'))
        return 0;
    x->ups = x->dot = 0;
    x->bare = 0;
    x->from = 0;
    if (b->part[URIC_SCHEME].end != scheme || memcmp(base.s, target.s, scheme) != 0)
        return 1;
    x->from = scheme + 1;
    if (b->part[URIC_PATH].begin != begin ||
        memcmp(base.s + scheme, target.s + scheme, begin - scheme) != 0)
        return 1;
    if (same_bytes(path, old)) {
        const int same_query = same_bytes(uric_bytes_of(base.s, b, URIC_QUERY),
                                          uric_bytes_of(target.s, t, URIC_QUERY));

        if (same_query || uric_has(t, URIC_QUERY)) {
            x->from =
                t->part[same_query && uric_has(t, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
            return 1;
        }
    }
    if (path.n > 0) {
        x->from = begin;
        find_relative(old.n > 0 ? uric_directory(old) : slash, path, x);
    }
    return 1;
}

static void shortcut_parts(const struct shortcut *x, const struct uric *t, uint32_t lead,
                           const char *s, struct uric *parts)
{
    const uric_span path = t->part[URIC_PATH];
    const uint32_t shift = lead - x->from;

    uric_result_begin(parts);
    if (x->from < path.begin) {
        if (x->from == 0)
            uric_result_shift(parts, t, URIC_SCHEME, URIC_SCHEME, 0);
        uric_result_authority(parts, t, shift);
        uric_result_shift(parts, t, URIC_PATH, URIC_PATH, shift);
    } else {
        uric_result_add(parts, URIC_PATH, 0, x->from < path.end ? path.end + shift : lead);
    }
    uric_result_shift(parts, t, x->from < t->part[URIC_QUERY].begin ? URIC_QUERY : URIC_FRAGMENT,
                      URIC_FRAGMENT, shift);
    uric_result_end(parts, s);
}

static enum uric_status write_shortcut(const struct shortcut *x, struct uric_ref target,
                                       char *buffer, size_t size, size_t *length,
                                       struct uric *parts)
{
    const size_t lead = shortcut_lead(x);
    const size_t n = uric_end(target.u) - x->from;
    const char *const step = x->ups > 0 ? "../" : "./";
    char *to = buffer;
    size_t i;

    *length = lead + n;
    if (*length > size)
        return URIC_TOO_SMALL;
    for (i = 0; i < lead; i++)
        *to++ = step[i % 3];
    if (n > 0)
        uric_put_piece(to, target.s + x->from, n);
    if (parts != NULL)
        shortcut_parts(x, target.u, (uint32_t)lead, buffer, parts);
    return URIC_OK;
}

static enum uric_status relate_to(struct uric_ref base, struct uric_ref target, char *buffer,
                                  size_t size, size_t *length, struct uric *parts)
{
    struct shortcut shortcut;
    struct relation r;
    enum variant variant;

    *length = 0;
    if (!uric_is_reference(base.u) || !uric_is_reference(target.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME) || !uric_has(target.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    if (find_shortcut(base, target, &shortcut))
        return write_shortcut(&shortcut, target, buffer, size, length, parts);
    memset(&r, 0, sizeof r);
    uric_transform(base.s, base.u, target.s, target.u, URIC_RESOLVE_STRICT, &r.target);
    r.target.path = without_first_dots(r.target.path);
    uric_target_measure(&r.target, 0, URIC_RESOLVE_STRICT, &r.rest);
    relate(&r, base.s, base.u);
    variant = shortest(&r);
    if (length_in(&r, variant) > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)length_in(&r, variant);
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length > 0)
        write_variant(&r, variant, buffer);
    if (parts != NULL)
        variant_parts(&r, variant, target.u, buffer, *length, parts);
    return URIC_OK;
}

enum uric_status uric_relate(struct uric_ref base, struct uric_ref target, char *buffer,
                             size_t size, size_t *length, struct uric *parts)
{
    const enum uric_status status = relate_to(base, target, buffer, size, length, parts);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}
