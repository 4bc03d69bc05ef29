/* Recomposes a target: first measures it, then writes it if there is room. */
#include "reference/target.h"

#include "util/ascii.h"

struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                enum uric_part part)
{
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, part)) {
        text.s = uric_at(s, u->part[part].begin);
        text.n = u->part[part].end - u->part[part].begin;
    }
    return text;
}

struct uric_bytes uric_authority_bytes(const char *s, const struct uric *u)
{
    const uric_span authority = uric_authority(u);
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, URIC_HOST)) {
        text.s = uric_at(s, authority.begin);
        text.n = authority.end - authority.begin;
    }
    return text;
}

struct uric_bytes uric_directory(struct uric_bytes path)
{
    while (path.n > 0 && path.s[path.n - 1] != '/')
        path.n--;
    return path;
}

int uric_same_scheme(struct uric_bytes one, struct uric_bytes other)
{
    return one.n == other.n && uric_same_letters(one.s, other.s, one.n);
}

/* ---- the whole target ---- */

static void flush(struct uric_output *out)
{
    const struct uric_bytes run = out->run;
    const size_t at = (size_t)out->length - run.n;

    if (run.n == 0)
        return;
    out->run.n = 0;
    if (out->buffer != NULL)
        memcpy(out->buffer + at, run.s, run.n);
    if (out->piece != NULL)
        out->piece[out->pieces] = run;
    if (out->like != NULL && memcmp(out->like + at, run.s, run.n) != 0)
        out->differs = 1;
    out->pieces++;
}

/* Bytes that follow the last ones in their source too are added to the same run. */
static void append(struct uric_output *out, const char *s, size_t n)
{
    if (n == 0)
        return;
    if (out->run.n == 0 || out->run.s + out->run.n != s) {
        flush(out);
        out->run.s = s;
    }
    out->run.n += n;
    out->length += n;
}

/* The rest is laid from the end of the path. */
static void append_rest(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    struct uric_laying l;

    flush(out);
    out->length += rest->length;
    out->pieces += rest->pieces;
    if (!out->buffer && !out->piece && !out->like)
        return;
    memset(&l, 0, sizeof l);
    l.to = out->buffer ? out->buffer + (size_t)out->length : NULL;
    l.piece = out->piece ? out->piece + out->pieces : NULL;
    l.like = out->like ? out->like + (size_t)out->length : NULL;
    uric_rest_lay(rest, t->directory, t->path, &l);
    out->differs |= l.differs;
}

static void append_path(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    if (t->dots == URIC_DOTS_STAY) {
        append(out, t->directory.s, t->directory.n);
        append(out, t->path.s, t->path.n);
        return;
    }
    if (t->authority.s == NULL && uric_rest_begins_with_two_slashes(rest))
        append(out, "/.", 2);
    append_rest(out, t, rest);
}

void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                     struct uric_output *out)
{
    out->length = out->pieces = 0;
    out->differs = 0;
    out->run.n = 0;
    if (t->scheme.s != NULL)
        append(out, t->scheme.s, t->scheme.n + 1);
    if (t->authority.s != NULL)
        append(out, t->authority.s - 2, t->authority.n + 2);
    append_path(out, t, rest);
    if (t->query.s != NULL)
        append(out, t->query.s - 1, t->query.n + 1);
    if (t->fragment.s != NULL)
        append(out, t->fragment.s - 1, t->fragment.n + 1);
    flush(out);
}

enum uric_status uric_target_measure(const struct uric_target *t, int keeps, unsigned flags,
                                     struct uric_rest *rest)
{
    memset(rest, 0, sizeof *rest);
    rest->dots = t->dots;
    rest->keeps = (flags & (URIC_RESOLVE_KEEP_SURPLUS | URIC_RESOLVE_DROP_SURPLUS)) != 0
                      ? (flags & URIC_RESOLVE_KEEP_SURPLUS) != 0
                      : keeps;
    if (t->dots != URIC_DOTS_STAY)
        uric_rest_measure(rest, t->directory, t->path);
    return rest->surplus > 0 && flags & URIC_RESOLVE_REFUSE_SURPLUS ? URIC_SURPLUS : URIC_OK;
}

/* The length that uric_target_put() would count, for a path that keeps its dot-segments. */
static uint64_t length_of(const struct uric_target *t)
{
    return (uint64_t)(t->scheme.s != NULL ? t->scheme.n + 1 : 0) +
           (t->authority.s != NULL ? t->authority.n + 2 : 0) + t->directory.n +
           t->path.n + (t->query.s != NULL ? t->query.n + 1 : 0) +
           (t->fragment.s != NULL ? t->fragment.n + 1 : 0);
}

enum uric_status uric_target_write(const struct uric_target *t, int keeps, unsigned flags,
                                   char *buffer, size_t size, size_t *length)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_rest rest;

    *length = 0;
    if (t->dots == URIC_DOTS_STAY) {
        out.length = length_of(t);
    } else {
        if (uric_target_measure(t, keeps, flags, &rest) != URIC_OK)
            return URIC_SURPLUS;
        uric_target_put(t, &rest, &out);
    }
    if (out.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)out.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length == 0)
        return URIC_OK;
    out.buffer = buffer;
    uric_target_put(t, &rest, &out);
    return URIC_OK;
}
