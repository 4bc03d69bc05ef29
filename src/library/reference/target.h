/* The result of resolving a reference by any edition: components, and a path whose
 * dot-segments may still have to be removed. */
#ifndef URIC_TARGET_H
#define URIC_TARGET_H

#include "reference/dots.h"

/* The path is the directory followed by `path`; the directory is empty or ends in "/".
 * All bytes lie in the base or the reference. */
struct uric_target {
    struct uric_bytes scheme, authority, directory, path, query, fragment;
    enum uric_dots dots;
};
/* In its source each part is preceded or followed by its delimiters. */

/* A component, or the authority, of what was parsed from s. */
URIC_INTERNAL struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                              enum uric_part part);
URIC_INTERNAL struct uric_bytes uric_authority_bytes(const char *s,
                                                     const struct uric *u);

/* The path up to and including its last "/"; empty if there is none. */
URIC_INTERNAL struct uric_bytes uric_directory(struct uric_bytes path);

/* Whether two schemes are equal, ignoring case. */
URIC_INTERNAL int uric_same_scheme(struct uric_bytes one, struct uric_bytes other);

/* Where a target is written; each of the three pointers may be NULL. */
struct uric_output {
    char *buffer;
    struct uric_bytes *piece;
    const char *like;      /* compare with these bytes, as many as the target has */
    uint64_t length;       /* 64 bits: more than one string can have */
    size_t pieces;         /* written so far */
    int differs;
    struct uric_bytes run; /* not yet written, but counted in length */
};

/* Measure what remains of the target's path: URIC_OK or, if the flags say so,
 * URIC_SURPLUS.  keeps: whether a surplus ".." stays if the flags do not say. */
URIC_INTERNAL enum uric_status uric_target_measure(const struct uric_target *t, int keeps,
                                                   unsigned flags, struct uric_rest *rest);

/* Recompose the target (RFC 3986, 5.3) as uric_resolve() promises.  Without a scheme the
 * result is the reference with the other components. */
URIC_INTERNAL void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                                   struct uric_output *out);

/* Both, and treat the buffer as uric_resolve() promises. */
URIC_INTERNAL enum uric_status uric_target_write(const struct uric_target *t, int keeps,
                                                 unsigned flags, char *buffer, size_t size,
                                                 size_t *length);

#endif
