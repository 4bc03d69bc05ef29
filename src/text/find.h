/* The interfaces between the search for URIs, the machines of grammar/text/find_*.rl, and
 * the search for markers. */
#ifndef URIC_FIND_H
#define URIC_FIND_H

#include "util/internal.h"
#include "tables/text_classes.h"
#include "uric_text.h"

/* Where a URI ends, in offsets from its start. */
struct uric_bare {
    size_t end, read;       /* its end; and how far the text was read for that */
    unsigned char ended;    /* 1: it ends there whatever follows the n bytes */
    unsigned char escaped;  /* 1: a character reference ends it */
    unsigned char unclosed; /* 1: it ends before a "(" that nothing closes by then */
};

/* Writes the end of the URI that starts at s to *b.  n: how many bytes the grammar accepts.
 * room >= n: how many may be read; the byte after the n may decide.  before is the byte before
 * s, 0 if there is none. */
URIC_INTERNAL void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                                      struct uric_bare *b);

/* What follows a "<" or a '"', in offsets from there. */
struct uric_delimited {
    size_t begin, end; /* without "URL:" and the white space around it */
    size_t pieces;     /* separated by white space */
    unsigned char closed, prefixed, doubtful;
};

/* Read up to the closing delimiter, set *d, and return how many bytes were read.  d->closed
 * is 0 if no delimited URI is there, or if all n bytes were read without finding its end. */
URIC_INTERNAL size_t uric_find_delimited(const char *s, size_t n, int quoted,
                                         struct uric_delimited *d);

/* Match, in pieces, a URI without an authority that its scheme alone identifies or, if
 * is_suffix, the host of a suffix reference: the start state; the state after n more
 * bytes, 0 if there is no match; and whether a match can end in a state. */
URIC_INTERNAL int uric_find_shape_begin(int is_suffix);
URIC_INTERNAL int uric_find_shape(int state, const char *s, size_t n);
URIC_INTERNAL int uric_find_shape_final(int state);

/* A tag's attributes, read in pieces. */
struct uric_tag_state {
    int state;
    int in_value;        /* in the value of an attribute that is a reference */
    uint64_t begin, end; /* the value */
};
enum uric_tag {
    URIC_TAG_MORE,  /* all n bytes are read */
    URIC_TAG_VALUE, /* a value was found */
    URIC_TAG_LEFT   /* the tag has ended */
};

/* Continue at s + *at.  The offsets of values count from `base` bytes before s. */
URIC_INTERNAL int uric_find_tag_begin(void);
URIC_INTERNAL enum uric_tag uric_find_tag(struct uric_tag_state *h, uint64_t base,
                                          const char *s, size_t *at, size_t n);

/* The first byte from i on that is ":" or, by flags, "." (URIC_FIND_SUFFIX) or "<"
 * (URIC_FIND_HTML); n if there is none. */
URIC_INTERNAL size_t uric_find_marker(const unsigned char *s, size_t i, size_t n,
                                      unsigned flags);

#endif
