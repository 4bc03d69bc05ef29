/* Paths read from the end to the begin while their dot-segments go, so that no step has
 * to take back what another did; and where what is left of them is laid. */
#ifndef URIC_DOTS_H
#define URIC_DOTS_H

#include "util/internal.h"

/* How dot-segments are removed. */
enum uric_dots {
    URIC_DOTS_STAY,
    URIC_DOTS_3986, /* 5.2.4: a ".." takes the "/" before the segment along */
    URIC_DOTS_1997, /* 5.2 there, and in 2003: "./" and "SEGMENT/../" go, and what of
                       them stands at the end without its "/" */
    URIC_DOTS_1994  /* "PARTIAL FORM": "/." and "/SEGMENT/.." go */
};

/* The path is the directory and what follows it; the directory is empty or ends in
 * "/".  The segments that stay are found from the last to the first. */
struct uric_walk {
    enum uric_dots dots;
    int encoded; /* "%2E" is a dot */
    int closed;  /* a surplus ".." ends the path, so that no "/" does */
    /* what is not read yet */
    struct uric_bytes directory, text;
    const char *slash; /* before the first segment of text */
    int has_directory, has_text;
    /* what has been found; complete at the end */
    size_t surplus; /* ".." without a segment to remove */
    int begun;
    int ends_up;    /* the last segment is ".." */
    int matched;    /* and removed another */
    int removed;    /* the first one that is neither "." nor ".." went */
    int rooted;     /* begins with "/" */
};

URIC_INTERNAL void uric_walk_begin(struct uric_walk *w, enum uric_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next segment that stays and the "/" before it, which lies right before it where
 * there is one: 1, or 0 when there is none.  The path begins with that "/" only if it
 * is rooted. */
URIC_INTERNAL int uric_walk_next(struct uric_walk *w, struct uric_bytes *segment,
                                 const char **slash);

/* Where bytes are laid, from the end to the begin: what lies side by side in its
 * source is laid at once. */
struct uric_laying {
    char *to;                  /* behind the place for them; or NULL */
    struct uric_bytes *piece;  /* the same for pieces */
    const char *like;          /* the same of what they are compared with */
    uint64_t length;           /* laid */
    size_t pieces;
    int differs;               /* from what they are compared with */
    struct uric_bytes run;     /* not laid yet, but counted in length */
};

URIC_INTERNAL void uric_lay(struct uric_laying *l, const char *s, size_t n);
URIC_INTERNAL void uric_lay_rest(struct uric_laying *l);

/* What is left of a path. */
struct uric_rest {
    enum uric_dots dots;
    int encoded;
    int keeps;       /* a surplus ".." stays */
    int closed;
    /* found by uric_rest_measure() */
    size_t kept;     /* segments, surplus ".." aside */
    size_t empties;  /* those that it begins with and that are empty */
    size_t surplus;
    uint64_t length;
    size_t pieces;
    int rooted;
};

URIC_INTERNAL void uric_rest_measure(struct uric_rest *rest,
                                     struct uric_bytes directory,
                                     struct uric_bytes path);

/* Lay it. */
URIC_INTERNAL void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                                 struct uric_bytes path, struct uric_laying *l);

URIC_INTERNAL int uric_rest_begins_with_two_slashes(const struct uric_rest *rest);

#endif
