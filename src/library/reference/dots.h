/* Removing dot-segments from a path, read from its end to its start, so that no step has
 * to undo another; and laying what remains in the same direction.  The same walk applies the
 * rules of the editions before RFC 3986. */
#ifndef URIC_DOTS_H
#define URIC_DOTS_H

#include "reference/dot_segment.h"

/* How dot-segments are removed. */
enum uric_dots {
    URIC_DOTS_STAY,
    URIC_DOTS_3986, /* 5.2.4: a ".." also removes the "/" before the segment */
    URIC_DOTS_1997, /* 5.2 of url1997, rfc2396 and uri2003: removes "./" and "SEGMENT/../", and at
                       the end of the path the same without the final "/" */
    URIC_DOTS_1994  /* "PARTIAL FORM": removes "/." and "/SEGMENT/.." */
};

/* The path is the directory followed by what comes after it; the directory is empty or
 * ends in "/".  The remaining segments are found from the last to the first. */
struct uric_remaining {
    enum uric_dots dots;
    int encoded; /* treat "%2E" as a dot */
    int closed;  /* the path ends in a surplus ".." and so not in "/" */
    /* not yet read */
    struct uric_bytes directory, text;
    const char *slash; /* before the first segment of text */
    int has_directory, has_text;
    /* found so far; complete at the end */
    size_t surplus; /* ".." without a segment to remove */
    int begun;
    int ends_up;    /* the last segment is ".." */
    int matched;    /* and has removed another */
    int removed;    /* the first segment other than "." and ".." was removed */
    int rooted;     /* starts with "/" */
};

URIC_INTERNAL void uric_remaining_begin(struct uric_remaining *w, enum uric_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next remaining segment, and the "/" before it, which directly precedes it in its
 * source if there is one: 1, or 0 if no segment remains.  The path starts with that "/"
 * only if it is rooted. */
URIC_INTERNAL int uric_remaining_next(struct uric_remaining *w, struct uric_bytes *segment,
                                 const char **slash);

#ifndef URIC_ONLY_HTTP
/* Whether a path starts with "//", given that the first `empties` of the remaining segments
 * are empty. */
static URIC_INLINE int uric_has_two_slashes(size_t kept, size_t empties, int rooted)
{
    return empties + (empties < kept) >= (rooted ? 2u : 3u);
}

/* Where bytes are laid, from the end to the start.  Bytes that are adjacent in their
 * source are laid at once. */
struct uric_laying {
    char *to;                  /* the end of the room for them; or NULL */
    struct uric_bytes *piece;  /* the end of the room for pieces; or NULL */
    const char *like;          /* the end of the bytes to compare with; or NULL */
    uint64_t length;           /* laid so far */
    size_t pieces;
    int differs;               /* from `like` */
    struct uric_bytes run;     /* not yet laid, but counted in length */
};

URIC_INTERNAL void uric_lay(struct uric_laying *l, const char *s, size_t n);
URIC_INTERNAL void uric_lay_rest(struct uric_laying *l);

/* What remains of a path. */
struct uric_rest {
    enum uric_dots dots;
    int encoded;
    int keeps;       /* keep a surplus ".." */
    int closed;
    /* found by uric_rest_measure() */
    size_t kept;     /* segments, without surplus ".." */
    size_t empties;  /* empty segments at the start */
    size_t surplus;
    uint64_t length;
    size_t pieces;
    int rooted;
};

URIC_INTERNAL void uric_rest_measure(struct uric_rest *rest,
                                     struct uric_bytes directory,
                                     struct uric_bytes path);

/* Lay what remains. */
URIC_INTERNAL void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                                 struct uric_bytes path, struct uric_laying *l);

URIC_INTERNAL int uric_rest_begins_with_two_slashes(const struct uric_rest *rest);
#endif

#endif
