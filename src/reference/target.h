/* What the resolution of a reference ends in, whichever edition's: components, and a
 * path whose dot-segments may have to go. */
#ifndef URIC_TARGET_H
#define URIC_TARGET_H

#include "reference/dots.h"

/* The path is the directory and what follows it; the directory is empty or ends in
 * "/".  Bytes lie in the base or the reference. */
struct uric_target {
    struct uric_bytes scheme, authority, directory, path, query, fragment;
    enum uric_dots dots;
};
/* Before and behind them in their source stand the delimiters that belong there. */

/* A component, and the authority, of what was parsed from s. */
URIC_INTERNAL struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                              enum uric_part part);
URIC_INTERNAL struct uric_bytes uric_authority_bytes(const char *s,
                                                     const struct uric *u);

/* Of a path all up to its last "/", or what is empty. */
URIC_INTERNAL struct uric_bytes uric_directory(struct uric_bytes path);

/* Whether two schemes are the same, whatever their letters' case. */
URIC_INTERNAL int uric_same_scheme(struct uric_bytes one, struct uric_bytes other);

/* Where a target goes: each may be NULL. */
struct uric_output {
    char *buffer;
    struct uric_bytes *piece;
    const char *like;      /* to be compared with: as long as the target */
    uint64_t length;       /* has gone: of two strings more than one can have */
    size_t pieces;         /* have gone */
    int differs;
    struct uric_bytes run; /* that has not gone yet, but is counted in length */
};

/* What is left of its path: URIC_OK or, as flags say, URIC_SURPLUS.  keeps says
 * whether a surplus ".." stays where flags do not. */
URIC_INTERNAL int uric_target_measure(const struct uric_target *t, int keeps,
                                      unsigned flags, struct uric_rest *rest);

/* Recompose it (RFC 3986, 5.3), as uric_resolve() promises; without a scheme it is the
 * reference that has the other components. */
URIC_INTERNAL void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                                   struct uric_output *out);

/* Both, and with what uric_resolve() promises of the buffer. */
URIC_INTERNAL int uric_target_write(const struct uric_target *t, int keeps,
                                    unsigned flags, char *buffer, size_t size,
                                    size_t *length);

#endif
