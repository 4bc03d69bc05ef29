/* The normal form of a reference (RFC 3986, 6.2), read from its end to its start.  So a
 * path's ".." come before the segments that they remove: no step undoes another, and the
 * normal form can be read without being written. */
#ifndef URIC_NORMAL_H
#define URIC_NORMAL_H

#include "reference/dots.h"
#include "reference/reference.h"

/* Some bytes of the normal form. */
struct uric_normal_piece {
    const char *s;
    size_t n;
    uint32_t raw; /* the offset in the reference that the first byte comes from */
    uint32_t one; /* 1: each further byte comes from the next offset; 0: from the same */
};

/* A reading in progress. */
struct uric_normal {
    const char *s;
    const struct uric *u;
    unsigned needs; /* see uric_needs() */
    int region;
    int drops_port, lacks_path;
    uint32_t begin, at; /* the unread part of the region, or of a segment */
    /* for a path whose dot-segments are removed */
    uint32_t slash;   /* offset of the "/" before the segment that was kept last */
    uint32_t kept;
    uint32_t empties; /* how many empty segments the kept ones start with */
    uint8_t more;     /* the "/" that it may start with was not given */
    uint8_t guarded;
    struct uric_remaining remaining;
    char made[URIC_IPV6_TEXT + 2]; /* bytes that are not in s */
};

/* Start to read.  needs: the result of uric_needs(), or 0 for the reference as it is. */
URIC_INTERNAL void uric_normal_begin(struct uric_normal *n, const char *s,
                                     const struct uric *u, unsigned needs,
                                     const struct uric_scheme *scheme);

/* The piece before the one read last: 1, or 0 if there is none. */
URIC_INTERNAL int uric_normal_before(struct uric_normal *n,
                                     struct uric_normal_piece *piece);

#endif
