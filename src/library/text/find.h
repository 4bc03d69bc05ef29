/* The interfaces between the search for URIs, the machines of grammar/text/find_*.rl, and
 * the search for markers. */
#ifndef URIC_FIND_H
#define URIC_FIND_H

#include "util/internal.h"
#include "tables/text_classes.h"
#include "uric_text.h"

/* Whether a "=", followed by n - 1 bytes, may be an escape of quoted-printable text: =3D, or the
 * first byte of a character in UTF-8. */
static URIC_INLINE int find_may_be_quoted(const unsigned char *s, size_t n)
{
    return n > 2 && ((s[1] == '3' && s[2] == 'D') || (s[1] >= 'C' && s[1] <= 'F'));
}

/* Where a URI ends, in offsets from its start. */
struct uric_bare {
    size_t end, read;       /* its end; and how far the text was read for that */
    unsigned char ended;    /* 1: it ends there whatever follows the n bytes */
    unsigned char stopped;  /* 1: the byte at `read` can be in no URI and ends it */
    unsigned char unclosed; /* 1: it ends before a "(" that nothing closes by then */
    unsigned char doubtful; /* 1: a letter or a label follows that may belong to it */
    unsigned char reference; /* 1: it may contain a character reference, or "=3D" */
};

/* Writes the end of the URI that starts at s to *b.  n: how many bytes the grammar accepts.
 * room >= n: how many may be read; the byte after the n may decide.  before is the byte before
 * s, 0 if there is none. */
URIC_INTERNAL void uric_find_bare_end(const char *s, size_t n, size_t room, char before,
                                      struct uric_bare *b);

/* What of a text is a URI, a suffix reference or a URI-reference, with bytes beyond RFC 3986; or,
 * MORE, a byte that ends one and how it goes on; read in pieces.  Offsets count from its start. */
enum uric_wild_rule { URIC_WILD_URI, URIC_WILD_SUFFIX, URIC_WILD_REFERENCE, URIC_WILD_MORE };
struct uric_wild {
    int state;
    uint32_t read;   /* how much was read; further bytes are not read if one cannot be part */
    uint32_t length; /* of the longest prefix that is one */
    uint32_t host_begin, path_begin; /* path_begin is UINT32_MAX without an authority, or if
                                        nothing follows that */
};
URIC_INTERNAL void uric_find_wild_begin(struct uric_wild *w, enum uric_wild_rule rule);
URIC_INTERNAL size_t uric_find_wild(struct uric_wild *w, const char *s, size_t n);

/* Like uric_find_bare_end(), for what w tells of.  enclosed: letters of scripts without spaces
 * between words belong to the URI wherever they are. */
URIC_INTERNAL void uric_find_wild_end(const char *s, const struct uric_wild *w, size_t room,
                                      char before, int enclosed, struct uric_bare *b);

/* The same in pieces, of which some are escaped: see uric_find_escape(). */
struct uric_ending {
    size_t end, escape, list, arrow; /* offsets: the end so far; and before some bytes */
    size_t value;                    /* where the value of the query's last "=" starts, or 0 */
    size_t label;                    /* the end of a last [...] that is taken for a label */
    size_t depth[3], outside[3];     /* how many pairs are open, and where the first begins */
    size_t n;                        /* how many bytes were given */
    int state;
    unsigned char before, enclosed, ended, stopped, doubtful, in_query, past_path;
    unsigned char labels;            /* a [...] that is open may be a label */
    unsigned char reference;         /* as in struct uric_bare */
    unsigned char last, before_letter; /* the last byte, and that before the last character */
};
URIC_INTERNAL void uric_find_wild_end_begin(struct uric_ending *e, char before, int enclosed);
/* Reads n bytes, which are at an offset of the text, `escaped` > 0: as an escape of that length.
 * The path begins at a byte, counted without escapes.  Returns how many were read. */
URIC_INTERNAL size_t uric_find_wild_end_feed(struct uric_ending *e, const char *s, size_t n,
                                             size_t at, size_t escaped, size_t path);
/* Sets *b; read: the offset up to which the text was read. */
URIC_INTERNAL void uric_find_wild_end_set(const struct uric_ending *e, size_t read,
                                          struct uric_bare *b);

/* Bytes beyond RFC 3986, counted in pieces: all 0 at first. */
struct uric_wild_names {
    uint32_t names; /* a set of enum uric_tolerated_name */
    uint32_t at;
    unsigned char digits; /* how many still have to follow a "%" */
    unsigned char hash;   /* one was read */
};
URIC_INTERNAL void uric_find_wild_names(struct uric_wild_names *t, const struct uric_wild *w,
                                        const char *s, size_t n);
/* The set, at the end. */
URIC_INTERNAL uint32_t uric_find_wild_named(const struct uric_wild_names *t);

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
    int all; /* URIC_FIND_ATTRIBUTES */
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

/* The first byte from p on that is not of the class PASSED, or pe. */
URIC_INTERNAL const unsigned char *uric_find_pass(const unsigned char *p, const unsigned char *pe);

/* How many bytes after p are of that class, up to the last of the class MEANT. */
URIC_INTERNAL size_t uric_find_pass_meant(const unsigned char *p, const unsigned char *pe);

#endif
