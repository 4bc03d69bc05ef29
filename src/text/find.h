/* Between the machines of grammar/find_*.rl, the search for markers, and the search for
 * URIs in text that is made of them. */
#ifndef URIC_FIND_H
#define URIC_FIND_H

#include "util/internal.h"
#include "tables/text_classes.h"
#include "uric_text.h"

/* Where a URI ends, in offsets from its begin. */
struct uric_bare {
    size_t end, read;       /* behind it; and how far that is certain */
    unsigned char ended;    /* 1: it ends there whatever follows the n bytes */
    unsigned char escaped;  /* 1: that is because of a character reference */
    unsigned char unclosed; /* 1: it ends before a "(" that nothing closes until then */
};

/* Writes to *b where the URI that begins at s ends.  The grammar takes n bytes of it; room
 * bytes, at least n, may be read: the byte after the n can decide as well.  before is the
 * byte before s, 0 if there is none. */
URIC_INTERNAL void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                                      struct uric_bare *b);

/* What stands behind a "<" or a '"', in offsets from there. */
struct uric_delimited {
    size_t begin, end; /* without white space around it and "URL:" */
    size_t pieces;     /* that white space parts */
    unsigned char closed, prefixed, doubtful;
};

/* Read that up to the second delimiter, to *d: how many bytes that took.  d->closed is
 * 0 when it is something else, or the n bytes are too few, and all are taken. */
URIC_INTERNAL size_t uric_find_delimited(const char *s, size_t n, int quoted,
                                         struct uric_delimited *d);

/* Whether a URI without an authority is one that is found by its scheme, or a host one
 * that a suffix reference begins with, in pieces: the state in which to begin, the
 * state behind n bytes, which is 0 if it is none; and whether it can end there. */
URIC_INTERNAL int uric_find_shape_begin(int is_suffix);
URIC_INTERNAL int uric_find_shape(int state, const char *s, size_t n);
URIC_INTERNAL int uric_find_shape_final(int state);

/* Where the attributes of a tag are, in pieces. */
struct uric_tag_state {
    int state;
    int in_value;        /* of an attribute that holds a reference */
    uint64_t begin, end; /* of the value */
};
enum uric_tag {
    URIC_TAG_MORE,  /* all n bytes are read */
    URIC_TAG_VALUE, /* there is a value */
    URIC_TAG_LEFT   /* here is text again */
};

/* Go on at s + *at; offsets of values count from `base` bytes before s. */
URIC_INTERNAL int uric_find_tag_begin(void);
URIC_INTERNAL enum uric_tag uric_find_tag(struct uric_tag_state *h, uint64_t base,
                                          const char *s, size_t *at, size_t n);

/* The first byte from i on that is ":"; or, as flags say, "." (URIC_FIND_SUFFIX) or "<"
 * (URIC_FIND_HTML); n when there is none. */
URIC_INTERNAL size_t uric_find_marker(const unsigned char *s, size_t i, size_t n,
                                      unsigned flags);

#endif
