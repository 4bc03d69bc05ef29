/* Recomposing a target: first its length is found, then it is written, if there is
 * room.  Dot-segments are removed from the path's end to its begin, so that no step
 * has to take back what another wrote. */
#include "letters.h"
#include "target.h"

struct uric_text uric_text_of(const char *s, const struct uric *u,
                              enum uric_part part)
{
    struct uric_text text = { NULL, 0 };

    if (uric_has(u, part)) {
        text.s = s ? s + u->part[part].begin : "";
        text.n = u->part[part].end - u->part[part].begin;
    }
    return text;
}

struct uric_text uric_authority_text(const char *s, const struct uric *u)
{
    const uric_span authority = uric_authority(u);
    struct uric_text text = { NULL, 0 };

    if (uric_has(u, URIC_HOST)) {
        text.s = s + authority.begin;
        text.n = authority.end - authority.begin;
    }
    return text;
}

struct uric_text uric_directory(struct uric_text path)
{
    while (path.n > 0 && path.s[path.n - 1] != '/')
        path.n--;
    return path;
}

int uric_same_scheme(struct uric_text one, struct uric_text other)
{
    size_t i;

    if (one.n != other.n)
        return 0;
    for (i = 0; i < one.n; i++) {
        if (uric_lower(one.s[i]) != uric_lower(other.s[i]))
            return 0;
    }
    return 1;
}

/* ---- the path ---- */

/* What is left of a path. */
struct rest {
    enum uric_dots dots;
    int keeps;      /* a surplus ".." stays */
    int closed;     /* 1: one of those ends the path, so that no "/" does */
    char *to;       /* behind the path's place; NULL: only measure */
    /* what a walk finds */
    size_t length;
    size_t kept;    /* segments, surplus ".." aside */
    size_t empties; /* those that it begins with and that are empty */
    size_t surplus; /* ".." without a segment to remove */
    int segments;   /* whether there was one yet */
    int ends_up;    /* the last one is ".." */
    int matched;    /* and removed another */
    int removed;    /* the first one that is neither "." nor ".." went */
    int rooted;     /* begins with "/" */
};

static void prepend(struct rest *rest, const char *s, size_t n)
{
    rest->length += n;
    if (rest->to != NULL && n > 0) {
        rest->to -= n;
        memcpy(rest->to, s, n);
    }
}

/* A segment, and the "/" before it. */
static void prepend_segment(struct rest *rest, const char *s, size_t n)
{
    prepend(rest, s, n);
    prepend(rest, "/", 1);
    rest->kept++;
    rest->empties = n == 0 ? rest->empties + 1 : 0;
}

/* 1 for ".", 2 for "..", 0 for other segments. */
static size_t dots_in(const char *s, size_t n)
{
    return n > 0 && n <= 2 && memcmp(s, "..", n) == 0 ? n : 0;
}

static void take_segment(struct rest *rest, const char *s, size_t n)
{
    const size_t dots = dots_in(s, n);

    if (!rest->segments && dots > 0) {
        rest->ends_up = dots == 2;
        if (rest->dots != URIC_DOTS_1994 && !rest->closed)
            prepend_segment(rest, "", 0);
    }
    rest->segments = 1;
    if (dots == 2) {
        rest->surplus++;
    } else if (dots == 0) {
        rest->removed = rest->surplus > 0;
        if (!rest->removed)
            prepend_segment(rest, s, n);
        else if (--rest->surplus == 0)
            rest->matched = 1;
    }
}

static void take_segments(struct rest *rest, struct uric_text text)
{
    size_t begin, end = text.n;

    for (;; end = begin - 1) {
        for (begin = end; begin > 0 && text.s[begin - 1] != '/'; begin--)
            ;
        take_segment(rest, text.s + begin, end - begin);
        if (begin == 0)
            break;
    }
}

static int is_rooted(const struct uric_target *t)
{
    const struct uric_text first = t->directory.n > 0 ? t->directory : t->path;

    return first.n > 0 && first.s[0] == '/';
}

static void drop_first(struct uric_text *text)
{
    text->s++;
    text->n--;
}

/* Every segment is prepended with its "/", that of the first too: in a path that does
 * not begin with one, it is not counted, and stands where the byte before the path
 * will be put. */
static void walk(const struct uric_target *t, struct rest *rest)
{
    const int rooted = is_rooted(t);
    struct uric_text directory = t->directory, path = t->path;
    size_t i;

    rest->length = rest->kept = rest->empties = rest->surplus = 0;
    rest->segments = rest->ends_up = rest->matched = rest->removed = 0;
    if (rooted)
        drop_first(directory.n > 0 ? &directory : &path);
    take_segments(rest, path);
    if (directory.n > 0) {
        directory.n--; /* the "/" that it ends in */
        take_segments(rest, directory);
    }
    if (rest->keeps) {
        for (i = 0; i < rest->surplus; i++)
            prepend(rest, "/..", 3);
    }
    rest->rooted = rooted || (rest->dots == URIC_DOTS_3986 && rest->removed);
    if (!rest->rooted)
        rest->length--;
}

static int begins_with_two_slashes(const struct rest *rest)
{
    const size_t slashes = rest->empties + (rest->empties < rest->kept);

    return slashes >= (rest->rooted ? 2 : 3) &&
           !(rest->keeps && rest->surplus > 0);
}

static void measure(const struct uric_target *t, struct rest *rest)
{
    walk(t, rest);
    if (rest->keeps && rest->surplus > 0 && rest->ends_up && !rest->matched) {
        rest->closed = 1;
        walk(t, rest);
    }
}

/* ---- all of it ---- */

struct output {
    char *buffer; /* NULL: only count */
    size_t length;
};

static void append(struct output *out, const char *s, size_t n)
{
    if (out->buffer != NULL && n > 0)
        memcpy(out->buffer + out->length, s, n);
    out->length += n;
}

/* Walks write from the path's end on, and may put a "/" too many before its begin:
 * the byte there, the scheme's ":" or what guards the path, is put back. */
static void append_rest(struct output *out, const struct uric_target *t,
                        struct rest *rest)
{
    char *const begin = out->buffer ? out->buffer + out->length : NULL;

    out->length += rest->length;
    if (begin != NULL) {
        const char before = begin[-1];

        rest->to = begin + rest->length;
        walk(t, rest);
        begin[-1] = before;
    }
}

static void append_path(struct output *out, const struct uric_target *t,
                        struct rest *rest)
{
    if (t->dots == URIC_DOTS_STAY) {
        append(out, t->directory.s, t->directory.n);
        append(out, t->path.s, t->path.n);
        return;
    }
    if (t->authority.s == NULL && begins_with_two_slashes(rest))
        append(out, "/.", 2);
    append_rest(out, t, rest);
}

static size_t recompose(const struct uric_target *t, struct rest *rest, char *buffer)
{
    struct output out = { buffer, 0 };

    append(&out, t->scheme.s, t->scheme.n);
    append(&out, ":", 1);
    if (t->authority.s != NULL) {
        append(&out, "//", 2);
        append(&out, t->authority.s, t->authority.n);
    }
    append_path(&out, t, rest);
    if (t->query.s != NULL) {
        append(&out, "?", 1);
        append(&out, t->query.s, t->query.n);
    }
    if (t->fragment.s != NULL) {
        append(&out, "#", 1);
        append(&out, t->fragment.s, t->fragment.n);
    }
    return out.length;
}

static int refuses(const struct rest *rest, unsigned flags)
{
    return rest->surplus > 0 && flags & URIC_REFUSE_SURPLUS;
}

int uric_target_write(const struct uric_target *t, int keeps, unsigned flags,
                      char *buffer, size_t size, size_t *length)
{
    struct rest rest;

    memset(&rest, 0, sizeof rest);
    rest.dots = t->dots;
    rest.keeps = flags & (URIC_KEEP_SURPLUS | URIC_DROP_SURPLUS)
                     ? (flags & URIC_KEEP_SURPLUS) != 0
                     : keeps;
    if (size > 0)
        buffer[0] = '\0';
    *length = 0;
    if (t->dots != URIC_DOTS_STAY)
        measure(t, &rest);
    if (refuses(&rest, flags))
        return URIC_SURPLUS;
    *length = recompose(t, &rest, NULL);
    if (*length >= size)
        return URIC_TOO_SMALL;
    recompose(t, &rest, buffer);
    buffer[*length] = '\0';
    return URIC_OK;
}
