/* Resolves, relates, normalizes and builds references for uric_uriparser, as bytes that a
 * memory manager allocates. */
#include "compat/uriparser_bytes.h"

URIC_INTERNAL int uric_uri_error(enum uric_status status)
{
    switch (status) {
    case URIC_OK: return URI_SUCCESS;
    case URIC_TOO_LONG:
    case URIC_TOO_SMALL: return URI_ERROR_OUTPUT_TOO_LARGE;
    default: return URI_ERROR_SYNTAX;
    }
}

URIC_INTERNAL void uric_uri_drop(struct uric_uri_bytes *text, UriMemoryManager *memory)
{
    if (text->s != NULL)
        memory->free(memory, text->s);
    text->s = NULL;
}

URIC_INTERNAL int uric_uri_read(struct uric_uri_bytes *text, UriMemoryManager *memory)
{
    const enum uric_status status = uric_parse(text->s, text->n, &text->u);

    if (status != URIC_OK)
        uric_uri_drop(text, memory);
    return uric_uri_error(status);
}

URIC_INTERNAL struct uric_bytes uric_uri_part(const struct uric_uri_bytes *text, int part)
{
    struct uric_bytes bytes = { NULL, 0 };

    if (uric_has(&text->u, (enum uric_part)part)) {
        bytes.s = text->s + text->u.part[part].begin;
        bytes.n = text->u.part[part].end - text->u.part[part].begin;
    }
    return bytes;
}

/* Room for a text of n bytes and one more. */
static int make(struct uric_uri_bytes *to, size_t n, UriMemoryManager *memory)
{
    to->n = n;
    to->s = (char *)uric_uri_room(memory, n + 1, 1);
    return to->s != NULL ? URI_SUCCESS : URI_ERROR_MALLOC;
}

static void put(struct uric_uri_bytes *to, const char *s, size_t n)
{
    if (n > 0)
        memcpy(to->s + to->n, s, n);
    to->n += n;
}

/* ---- references ---- */

URIC_INTERNAL int uric_uri_resolve(const struct uric_uri_bytes *base,
                                   const struct uric_uri_bytes *reference,
                                   enum uric_resolve_flags flags, UriMemoryManager *memory,
                                   struct uric_uri_bytes *to)
{
    const struct uric_ref b = uric_bind(base->s, &base->u);
    const struct uric_ref r = uric_bind(reference->s, &reference->u);
    enum uric_status status;
    size_t n;
    int error;

    to->s = NULL;
    status = uric_resolve(b, r, flags, NULL, 0, &n, NULL);
    if (status != URIC_OK && status != URIC_TOO_SMALL)
        return uric_uri_error(status);
    error = make(to, n, memory);
    if (error != URI_SUCCESS)
        return error;
    uric_resolve(b, r, flags, to->s, n, &n, NULL);
    return uric_uri_read(to, memory);
}

/* By uric_relate(). */
static int relate_shortest(const struct uric_uri_bytes *base,
                           const struct uric_uri_bytes *source, UriMemoryManager *memory,
                           struct uric_uri_bytes *to)
{
    const struct uric_ref b = uric_bind(base->s, &base->u);
    const struct uric_ref t = uric_bind(source->s, &source->u);
    enum uric_status status;
    size_t n;
    int error;

    to->s = NULL;
    status = uric_relate(b, t, NULL, 0, &n, NULL);
    if (status != URIC_OK && status != URIC_TOO_SMALL)
        return uric_uri_error(status);
    error = make(to, n, memory);
    if (error != URI_SUCCESS)
        return error;
    uric_relate(b, t, to->s, n, &n, NULL);
    return uric_uri_read(to, memory);
}

static size_t segment_end(struct uric_bytes path, size_t i)
{
    const char *const slash = i < path.n ? (const char *)memchr(path.s + i, '/', path.n - i)
                                         : NULL;

    return slash != NULL ? (size_t)(slash - path.s) : path.n;
}

static size_t slashes(struct uric_bytes path)
{
    size_t n = 0, i;

    for (i = 0; i < path.n; i++)
        n += path.s[i] == '/';
    return n;
}

/* Skips the segments that two paths begin with, as uriparser compares them: an empty one that
 * ends only one of the paths is not shared.  Leaves what remains; a path all of whose segments
 * are shared is undefined. */
static void skip_shared(struct uric_bytes *a, struct uric_bytes *b)
{
    while (a->s != NULL && b->s != NULL) {
        const size_t n = segment_end(*a, 0), m = segment_end(*b, 0);

        if (n != m || memcmp(a->s, b->s, n) != 0 ||
            (n == 0 && (a->n == 0) != (b->n == 0)))
            return;
        a->s = n < a->n ? a->s + n + 1 : NULL;
        b->s = m < b->n ? b->s + m + 1 : NULL;
        a->n -= n < a->n ? n + 1 : n;
        b->n -= m < b->n ? m + 1 : m;
    }
}

/* Without its first "/", if it has one; undefined if the path is empty. */
static struct uric_bytes segments_of(struct uric_bytes path)
{
    if (path.n == 0)
        path.s = NULL;
    else if (path.s[0] == '/') {
        path.s++;
        path.n--;
    }
    return path;
}

static int starts_with(struct uric_bytes bytes, const char *s, size_t n)
{
    return bytes.n >= n && memcmp(bytes.s, s, n) == 0;
}

/* Puts the path that leads from the one to the other. */
static void put_way(struct uric_uri_bytes *to, struct uric_bytes from, struct uric_bytes path)
{
    size_t ups;

    from = segments_of(from);
    path = segments_of(path);
    skip_shared(&path, &from);
    ups = from.s != NULL ? slashes(from) : 0;
    if (ups == 0 && path.s != NULL) {
        const size_t n = segment_end(path, 0);

        if (n == 0 || memchr(path.s, ':', n) != NULL)
            put(to, "./", 2);
    }
    for (; ups > 0; ups--)
        put(to, "../", ups == 1 && path.s == NULL ? 2 : 3);
    if (path.s != NULL)
        put(to, path.s, path.n);
}

/* uriparser's own relative reference, in room for it. */
static void put_own(struct uric_uri_bytes *to, const struct uric_uri_bytes *base,
                    const struct uric_uri_bytes *source, int from_root)
{
    const uric_span authority = uric_authority(&source->u), other = uric_authority(&base->u);
    const uric_span at = source->u.part[URIC_PATH];
    const struct uric_bytes path = uric_uri_part(source, URIC_PATH);
    const size_t n = source->u.part[URIC_SCHEME].end;

    if (n != base->u.part[URIC_SCHEME].end || memcmp(source->s, base->s, n) != 0)
        put(to, source->s, at.end);
    else if (authority.end - authority.begin != other.end - other.begin ||
             memcmp(source->s + authority.begin, base->s + other.begin,
                    authority.end - authority.begin) != 0)
        put(to, source->s + n + 1, at.end - n - 1);
    else if (from_root) {
        if (starts_with(path, "//", 2))
            put(to, "/.", 2);
        else if (!starts_with(path, "/", 1))
            put(to, "/", 1);
        put(to, path.s, path.n);
    } else
        put_way(to, uric_uri_part(base, URIC_PATH), path);
    put(to, source->s + at.end, source->n - at.end);
}

/* Whether two references have the same target. */
static int lead_alike(const struct uric_uri_bytes *base, const struct uric_uri_bytes *one,
                      const struct uric_uri_bytes *other, UriMemoryManager *memory, int *alike)
{
    struct uric_uri_bytes t, v;
    int error = uric_uri_resolve(base, one, URIC_RESOLVE_STRICT, memory, &t);

    if (error != URI_SUCCESS)
        return error;
    error = uric_uri_resolve(base, other, URIC_RESOLVE_STRICT, memory, &v);
    *alike = error == URI_SUCCESS && t.n == v.n && memcmp(t.s, v.s, t.n) == 0;
    uric_uri_drop(&t, memory);
    uric_uri_drop(&v, memory);
    return error;
}

URIC_INTERNAL int uric_uri_relate(const struct uric_uri_bytes *base,
                                  const struct uric_uri_bytes *source, int from_root,
                                  UriMemoryManager *memory, struct uric_uri_bytes *to)
{
    const size_t ups = slashes(uric_uri_part(base, URIC_PATH));
    int error, alike = 0;

    to->s = NULL;
    if (ups > (SIZE_MAX - source->n - 3) / 3)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    error = make(to, source->n + 3 * ups + 2, memory);
    if (error != URI_SUCCESS)
        return error;
    to->n = 0;
    put_own(to, base, source, from_root);
    error = uric_uri_read(to, memory);
    if (error == URI_SUCCESS) {
        error = lead_alike(base, to, source, memory, &alike);
        if (alike)
            return URI_SUCCESS;
        uric_uri_drop(to, memory);
    }
    return error == URI_ERROR_MALLOC ? error : relate_shortest(base, source, memory, to);
}

/* ---- normal forms ---- */

static int is_dot(const char *s, size_t n)
{
    return n == 1 && s[0] == '.';
}

static int is_dot_dot(const char *s, size_t n)
{
    return n == 2 && s[0] == '.' && s[1] == '.';
}

/* Where the last of the segments starts, each of which ends in "/". */
static size_t last_segment(const char *path, size_t n)
{
    for (n--; n > 0 && path[n - 1] != '/'; n--) {
    }
    return n;
}

/* Keeps a relative path what it is: not empty, not absolute, without a scheme. */
static size_t guard_relative(char *path, size_t n)
{
    struct uric_bytes all;

    all.s = path;
    all.n = n;
    if (n > 0 && path[0] != '/' && memchr(path, ':', segment_end(all, 0)) == NULL)
        return n;
    memmove(path + 2, path, n);
    memcpy(path, "./", 2);
    return n + 2;
}

URIC_INTERNAL size_t uric_uri_undot(char *path, size_t n)
{
    struct uric_bytes all;
    size_t begin = 0, to = 0;

    all.s = path;
    all.n = n;
    for (;;) {
        const size_t end = segment_end(all, begin);
        size_t length = end - begin;

        if (is_dot_dot(path + begin, length) && to > 0 &&
            !is_dot_dot(path + last_segment(path, to), to - last_segment(path, to) - 1)) {
            to = last_segment(path, to);
        } else if (!is_dot(path + begin, length)) {
            length += end < n;
            memmove(path + to, path + begin, length);
            to += length;
        }
        if (end == n)
            return guard_relative(path, to);
        begin = end + 1;
    }
}

/* Replaces the path by one without dot-segments, in the text that was normalized so far, which
 * has room for two more bytes. */
static void undot(struct uric_uri_bytes *text)
{
    const uric_span at = text->u.part[URIC_PATH];
    const size_t rest = text->n - at.end;
    char *const path = text->s + at.begin;
    size_t n = at.end - at.begin;

    if (n == 0)
        return;
    memmove(path + n + 2, path + n, rest);
    if (path[0] != '/')
        n = uric_uri_undot(path, n);
    else {
        uric_remove_dot_segments(path, n, URIC_DOTS_LITERAL, path, n, &n);
        if (!uric_has(&text->u, URIC_HOST) && n > 1 && path[1] == '/') {
            memmove(path + 2, path, n);
            memcpy(path, "/.", 2);
            n += 2;
        }
    }
    memmove(path + n, text->s + at.end + 2, rest);
    text->n = at.begin + n + rest;
}

URIC_INTERNAL int uric_uri_normalize(const struct uric_uri_bytes *text, int with_path,
                                     UriMemoryManager *memory, struct uric_uri_bytes *to)
{
    const int by_uric = with_path && uric_has(&text->u, URIC_SCHEME);
    const enum uric_step steps = by_uric ? URIC_STEPS_SYNTAX
                                         : URIC_STEP_PERCENT | URIC_STEP_CASE;
    enum uric_status status;
    int error;

    to->s = NULL;
    if (text->n > SIZE_MAX - 16)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    error = make(to, text->n + 12, memory);
    if (error != URI_SUCCESS)
        return error;
    status = uric_normalize(uric_bind(text->s, &text->u), steps, NULL, to->s, to->n, &to->n, NULL,
                            NULL);
    if (status != URIC_OK) {
        uric_uri_drop(to, memory);
        return uric_uri_error(status);
    }
    if (with_path && !by_uric) {
        error = uric_uri_read(to, memory);
        if (error != URI_SUCCESS)
            return error;
        undot(to);
    }
    return uric_uri_read(to, memory);
}

/* ---- building ---- */

URIC_INTERNAL int uric_uri_build(const struct uric_bytes part[URIC_PARTS],
                                 UriMemoryManager *memory, struct uric_uri_bytes *to)
{
    enum uric_status status;
    size_t n;
    int error;

    to->s = NULL;
    status = uric_build(part, NULL, NULL, 0, &n, NULL, NULL);
    if (status != URIC_OK && status != URIC_TOO_SMALL)
        return uric_uri_error(status);
    error = make(to, n, memory);
    if (error != URI_SUCCESS)
        return error;
    uric_build(part, NULL, to->s, n, &n, NULL, NULL);
    return uric_uri_read(to, memory);
}
