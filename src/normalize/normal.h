/* The normal form of a reference (RFC 3986, 6.2), read from its end to its begin, so
 * that a path's ".." come before what they remove: no step takes back what another
 * has read, and what is read need not be written. */
#ifndef URIC_NORMAL_H
#define URIC_NORMAL_H

#include "reference/reference.h"

/* Some of its bytes. */
struct uric_piece {
    const char *s;
    size_t n;
    uint32_t raw; /* where the first comes from, */
    uint32_t one; /* 1: and each further one from the byte behind; 0: they too */
};

/* What is left to read. */
struct uric_normal {
    const char *s;
    const struct uric *u;
    unsigned needs; /* see uric_needs() */
    int region;
    int drops_port, lacks_path;
    uint32_t begin, at; /* what is left of the region, or of a segment */
    /* of a path whose dot-segments go */
    uint32_t rest;    /* its end, without the segments that were read */
    uint32_t slash;   /* where the "/" before the last one that was kept is */
    uint32_t surplus; /* ".." without a segment to remove yet */
    uint32_t kept;
    uint32_t empties; /* of those, how many that come first are empty */
    uint8_t more;     /* there are segments before rest */
    uint8_t read;     /* there were segments */
    uint8_t rooted, closed, guarded;
    char made[URIC_IPV6_TEXT + 2]; /* bytes that do not stand so in s */
};

/* Begin to read; needs is what uric_needs() says, or 0 for the reference as it is. */
URIC_INTERNAL void uric_normal_begin(struct uric_normal *n, const char *s,
                                     const struct uric *u, unsigned needs,
                                     const struct uric_scheme *scheme);

/* The bytes before those that were read: 1, or 0 when there are none. */
URIC_INTERNAL int uric_normal_before(struct uric_normal *n,
                                     struct uric_piece *piece);

/* What the steps for the scheme and for IPv6 would do: 6.2.3's port that is empty or
 * the scheme's default, 6.2.3's empty path that stands for "/", and an IP literal in
 * RFC 5952's form with its brackets and its length. */
URIC_INTERNAL int uric_drops_port(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);
URIC_INTERNAL int uric_lacks_path(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);
URIC_INTERNAL size_t uric_literal_text(const char *s, const struct uric *u, char *text);

#endif
