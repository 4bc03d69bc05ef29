/* What the resolution of a reference ends in, whichever edition's: components, and a
 * path whose dot-segments may have to go. */
#ifndef URIC_TARGET_H
#define URIC_TARGET_H

#include "internal.h"

struct uric_text {
    const char *s; /* NULL: undefined */
    size_t n;
};

/* How dot-segments are removed. */
enum uric_dots {
    URIC_DOTS_STAY,
    URIC_DOTS_3986, /* 5.2.4: a ".." takes the "/" before the segment along */
    URIC_DOTS_1997, /* 5.2 there, and in 2003: "./" and "SEGMENT/../" go, and what of
                       them stands at the end without its "/" */
    URIC_DOTS_1994  /* "PARTIAL FORM": "/." and "/SEGMENT/.." go */
};

/* The path is the directory and what follows it; the directory is empty or ends in
 * "/".  Texts lie in the base or the reference. */
struct uric_target {
    struct uric_text scheme, authority, directory, path, query, fragment;
    enum uric_dots dots;
};

/* A component, and the authority, of what was parsed from s. */
URIC_INTERNAL struct uric_text uric_text_of(const char *s, const struct uric *u,
                                            enum uric_part part);
URIC_INTERNAL struct uric_text uric_authority_text(const char *s,
                                                   const struct uric *u);

/* Of a path all up to its last "/", or what is empty. */
URIC_INTERNAL struct uric_text uric_directory(struct uric_text path);

/* Whether two schemes are the same, whatever their letters' case. */
URIC_INTERNAL int uric_same_scheme(struct uric_text one, struct uric_text other);

/* Recompose it (RFC 3986, 5.3), as uric_resolve() promises.  keeps says whether a
 * surplus ".." stays where flags do not. */
URIC_INTERNAL int uric_target_write(const struct uric_target *t, int keeps,
                                    unsigned flags, char *buffer, size_t size,
                                    size_t *length);

#endif
