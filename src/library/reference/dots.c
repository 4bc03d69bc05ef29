/* Removes dot-segments. */
#include "reference/dots.h"

static const char uric_slash[] = "/";

static void drop_first(struct uric_bytes *text)
{
    text->s++;
    text->n--;
}

void uric_remaining_begin(struct uric_remaining *w, enum uric_dots dots,
                     struct uric_bytes directory, struct uric_bytes path)
{
    struct uric_bytes *const first = directory.n > 0 ? &directory : &path;

    memset(w, 0, sizeof *w);
    w->dots = dots;
    w->rooted = first->n > 0 && first->s[0] == '/';
    w->slash = w->rooted ? first->s : uric_slash;
    if (w->rooted)
        drop_first(first);
    if (directory.n > 0) {
        directory.n--; /* its final "/" */
        w->has_directory = 1;
    }
    w->directory = directory;
    w->text = path;
    w->has_text = 1;
}

/* The last segment not yet read. */
static struct uric_bytes take_last(struct uric_remaining *w, const char **slash)
{
    struct uric_bytes segment = w->text;
    size_t begin = w->text.n;

    while (begin > 0 && w->text.s[begin - 1] != '/')
        begin--;
    if (begin > 0) {
        segment.s += begin;
        segment.n -= begin;
        *slash = segment.s - 1;
        w->text.n = begin - 1;
    } else if (w->has_directory) {
        *slash = w->directory.s + w->directory.n;
        w->text = w->directory;
        w->has_directory = 0;
    } else {
        *slash = w->slash;
        w->has_text = 0;
    }
    return segment;
}

/* A dot-segment: whether a "/" replaces it. */
static int take_dots(struct uric_remaining *w, unsigned dots, int is_last)
{
    w->surplus += dots == 2;
    if (is_last)
        w->ends_up = dots == 2;
    return is_last && w->dots != URIC_DOTS_1994 && !w->closed;
}

/* Another segment: whether it stays. */
static int take_other(struct uric_remaining *w)
{
    w->removed = w->surplus > 0;
    if (w->removed && --w->surplus == 0)
        w->matched = 1;
    return !w->removed;
}

int uric_remaining_next(struct uric_remaining *w, struct uric_bytes *segment,
                   const char **slash)
{
    while (w->has_text) {
        const int is_last = !w->begun;
        size_t length;
        unsigned dots;

        w->begun = 1;
        *segment = take_last(w, slash);
        dots = uric_dot_segment(segment->s, segment->n, w->encoded, &length);
        if (dots == 0 ? take_other(w) : take_dots(w, dots, is_last)) {
            segment->n = dots == 0 ? segment->n : 0;
            return 1;
        }
    }
    if (w->dots == URIC_DOTS_3986 && w->removed)
        w->rooted = 1;
    return 0;
}

#ifndef URIC_ONLY_HTTP

/* ---- laying ---- */

void uric_lay_rest(struct uric_laying *l)
{
    const struct uric_bytes run = l->run;

    if (run.n == 0)
        return;
    l->run.n = 0;
    l->pieces++;
    if (l->to != NULL) {
        l->to -= run.n;
        memmove(l->to, run.s, run.n);
    }
    if (l->piece != NULL)
        *--l->piece = run;
    if (l->like != NULL) {
        l->like -= run.n;
        if (memcmp(l->like, run.s, run.n) != 0)
            l->differs = 1;
    }
}

void uric_lay(struct uric_laying *l, const char *s, size_t n)
{
    if (n == 0)
        return;
    l->length += n;
    if (l->run.n > 0 && s + n == l->run.s) {
        l->run.s = s;
        l->run.n += n;
        return;
    }
    uric_lay_rest(l);
    l->run.s = s;
    l->run.n = n;
}

/* Removes the "/" that the last run laid starts with: it is not part of the path. */
static void drop_slash(struct uric_laying *l)
{
    drop_first(&l->run);
    l->length--;
}

/* ---- what remains ---- */

void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                   struct uric_bytes path, struct uric_laying *l)
{
    struct uric_remaining w;
    struct uric_bytes segment;
    const char *slash;
    size_t i;

    uric_remaining_begin(&w, rest->dots, directory, path);
    w.encoded = rest->encoded;
    w.closed = rest->closed;
    rest->kept = rest->empties = 0;
    while (uric_remaining_next(&w, &segment, &slash)) {
        uric_lay(l, segment.s, segment.n);
        uric_lay(l, slash, 1);
        rest->kept++;
        rest->empties = segment.n == 0 ? rest->empties + 1 : 0;
    }
    for (i = 0; rest->keeps && i < w.surplus; i++)
        uric_lay(l, "/..", 3);
    if (!w.rooted)
        drop_slash(l);
    uric_lay_rest(l);
    rest->surplus = w.surplus;
    rest->rooted = w.rooted;
    rest->length = l->length;
    rest->pieces = l->pieces;
    /* Then the path ends in that "..". */
    if (rest->keeps && w.surplus > 0 && w.ends_up && !w.matched)
        rest->closed = 1;
}

void uric_rest_measure(struct uric_rest *rest, struct uric_bytes directory,
                       struct uric_bytes path)
{
    struct uric_laying l;
    int closed;

    do {
        closed = rest->closed;
        memset(&l, 0, sizeof l);
        uric_rest_lay(rest, directory, path, &l);
    } while (rest->closed != closed);
}

int uric_rest_begins_with_two_slashes(const struct uric_rest *rest)
{
    return uric_has_two_slashes(rest->kept, rest->empties, rest->rooted) &&
           !(rest->keeps && rest->surplus > 0);
}

#endif
