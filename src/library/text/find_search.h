/* The search for URIs in text: its state, and what its parts ask of each other. */
#ifndef URIC_FIND_SEARCH_H
#define URIC_FIND_SEARCH_H

#include "text/find.h"
#include "util/ascii.h"

/* The longest scheme. */
enum { SCHEME_LONGEST = 64 };

/* The result of examining a place; LONG: a URI that is too long. */
enum find_verdict { NOTHING, FOUND, MORE, LONG };

/* The state of an attribute's value: none, complete, started, or started and too long. */
enum { VALUE_NONE, VALUE_READY, VALUE_OPEN, VALUE_LOST };

/* What a struct uric_finder holds.  Offsets are those of the text. */
struct uric_finder_held {
    uint64_t offset;   /* where the next buffer starts */
    uint64_t too_long; /* how many URIs were skipped as too long */
    uint64_t cut;      /* how many were cut, or are longer without URIC_FIND_STRICT */
    uint64_t next, done, tag_at, value_begin, value_end;
    uint32_t flags;
    int16_t tag_state;
    uint8_t passing, value;
};

typedef char uric_finder_fits[sizeof(struct uric_finder_held) <= sizeof(struct uric_finder) ? 1
                                                                                            : -1];

/* See uric_scan_in(). */
static URIC_INLINE struct uric_finder_held *uric_finder_in(struct uric_finder *f)
{
    return (struct uric_finder_held *)(void *)f->opaque.bytes;
}

/* The buffer being searched. */
struct find_search {
    struct uric_finder_held *f;
    const char *s;
    size_t n;
    int more;
    size_t done; /* nothing that starts before this can be found any more */
    size_t next; /* markers before this are already examined */
    struct uric_found *found;
};

/* A place in the buffer where a URI may start. */
struct find_candidate {
    size_t begin, colon; /* the start of the scheme; the ":" after it, or its escape "\:"; of a
                            suffix reference the start */
    size_t outer;        /* the start of "URL:" before it, or begin */
    int prefixed;        /* "URL:" directly precedes the scheme */
    int parted;          /* a line's end in quoted-printable text is within the scheme */
    size_t inner;        /* the offset after the delimiter */
    char delimiter;      /* '<', '"', or 0 */
};

/* ---- bytes ---- */

static URIC_INLINE int find_is_of(char c, unsigned classes)
{
    return (uric_text_class[(unsigned char)c] & classes) != 0;
}

static URIC_INLINE int find_is_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Bytes that end every URI that nothing encloses. */
static URIC_INLINE int find_ends_all(char c)
{
    return !find_is_of(c, URIC_TEXT_WILD);
}

/* Whether it is an opening delimiter. */
static URIC_INLINE int find_is_delimiter(char c)
{
    return c == '<' || c == '"';
}

/* Whether n bytes are "URL:". */
static URIC_INLINE int find_is_prefix(const char *s, size_t n)
{
    return n == 4 && uric_same_letters(s, "url:", n);
}

/* ---- find_before.c ---- */

/* What precedes the ":" at this offset; 0 if no URI has its scheme there. */
URIC_INTERNAL int uric_find_candidate(const struct find_search *x, size_t colon,
                                      struct find_candidate *c);

/* Whether an escape of source text or JSON ends before i, which is not the start of the text:
 * \n \t \r \f \b \u0022 \x22, and of roff \fB \f(CW \(la. */
URIC_INTERNAL int uric_find_ends_escape(const char *s, size_t i);

/* The byte before a URI, 0 if there is none; an apostrophe also if an escape stands for it. */
URIC_INTERNAL char uric_find_byte_before(const struct find_search *x, size_t begin);

/* ---- find_delimited.c, find_escaped.c, find_bare.c ---- */

/* Look for a URI at a candidate: between delimiters; with escaped characters; or without either. */
URIC_INTERNAL enum find_verdict uric_find_in_delimiters(struct find_search *x,
                                                        const struct find_candidate *c);
URIC_INTERNAL enum find_verdict uric_find_escaped(struct find_search *x,
                                                  const struct find_candidate *c);
URIC_INTERNAL enum find_verdict uric_find_bare(struct find_search *x,
                                               const struct find_candidate *c);

/* Whether a line ends after the "//" of a URI. */
URIC_INTERNAL int uric_find_is_wrapped_scheme(const struct find_search *x,
                                              const struct find_candidate *c);

/* Adds to the result, which nothing encloses, what of it is on the next lines: FOUND or MORE. */
URIC_INTERNAL enum find_verdict uric_find_unwrap(struct find_search *x);

/* Looks for a suffix reference that starts here. */
URIC_INTERNAL enum find_verdict uric_find_suffix(struct find_search *x, size_t begin);

/* The notations of the escapes in n bytes; kinds as in uric_find_escape().  *word_ends: the last is
 * a word of TeX, at the end. */
URIC_INTERNAL unsigned uric_find_escapes_in(const char *s, size_t n, unsigned kinds,
                                            int *word_ends);

/* How sure it is that the URI at s[begin] is in quoted-printable text: 0 if not; 1 if it may be; 2
 * if each "=" of it is an escape, and one is "=3D" before a letter or digit, begins a character
 * in UTF-8, or ends a full line.  The text may have to go on: MORE_TEXT.  Sets *at to the offset
 * of the first that shows it. */
enum { NOT_QUOTED, PERHAPS_QUOTED, QUOTED, MORE_TEXT };
URIC_INTERNAL int uric_find_quoted_printable(const struct find_search *x, size_t begin,
                                             size_t end, size_t *at);

/* Whether the bytes before it say that the URI ends at a byte which closes what they open. */
URIC_INTERNAL int uric_find_is_enclosed(const struct find_search *x, size_t begin);

/* Adds the punctuation at the end of the destination of a link in Markdown. */
URIC_INTERNAL void uric_find_end_destination(const struct find_search *x, size_t begin,
                                             struct uric_bare *b);

/* Skips a URI that is too long: NOTHING. */
URIC_INTERNAL enum find_verdict uric_find_pass_long(struct find_search *x, size_t begin);

/* Whether a URI that starts here is cut by what find takes for part of no URI. */
URIC_INTERNAL int uric_find_is_cut(const struct find_search *x, size_t begin,
                                   const struct uric_bare *b);

/* Whether its writer may have shortened it: then it is doubtful. */
URIC_INTERNAL int uric_find_is_shortened(const struct find_search *x, size_t begin,
                                         const struct uric_bare *b);

/* ---- find_inside.c ---- */

/* Whether a URI seems to go on after the byte at i, which no URI contains.  Reads at most
 * ESCAPE_LONGEST bytes from there. */
URIC_INTERNAL int uric_find_goes_on_inside(const struct find_search *x, size_t begin, size_t i);

/* ---- find_attribute.c ---- */

/* Starts a tag at a "<", unless it is in one. */
URIC_INTERNAL void uric_find_open_tag(struct uric_finder_held *f, size_t angle);

/* Where the text ends and the value of an attribute starts. */
URIC_INTERNAL size_t uric_find_text_end(struct find_search *x);

/* Examines the tag's value: FOUND if it is a reference that does not overlap an earlier
 * result. */
URIC_INTERNAL enum find_verdict uric_find_value(struct find_search *x);

/* ---- find_meant.c ---- */

/* Whether the authority may be empty for this scheme. */
URIC_INTERNAL int uric_find_host_may_lack(const char *s, size_t n);

/* Whether the n bytes are a URI worth reporting: with any_scheme any URI, otherwise one with
 * "//" or of the shape that its scheme requires. */
URIC_INTERNAL int uric_find_is_meant(const char *s, size_t n, int any_scheme);

/* Whether a URI with bytes that RFC 3986 forbids is meant as one.  Sets *names to the names of
 * the tolerances that it needs, to 0 if it needs none. */
URIC_INTERNAL int uric_find_is_meant_wild(const char *s, size_t n, enum uric_wild_rule rule,
                                          int any_scheme, uint32_t *names);

/* Whether the pieces found form a URI worth reporting; sets their number and total length. */
URIC_INTERNAL int uric_find_are_meant(struct find_search *x, int any_scheme);

/* Whether the pieces found match the rule with bytes beyond RFC 3986; sets their names. */
URIC_INTERNAL int uric_find_are_wild(const struct uric_found *found, const char *s,
                                     enum uric_wild_rule rule, uint32_t *names);

/* ---- find_result.c ---- */

/* Writes the result, and continues the search after it; `outer`: with what encloses it. */
URIC_INTERNAL void uric_find_set(struct find_search *x, int mark, size_t begin, size_t end,
                                 size_t outer_begin, size_t outer_end);

/* Writes the first n bytes of the joined pieces. */
URIC_INTERNAL void uric_found_start(const char *s, const struct uric_found *found, char *buffer,
                                    size_t n);

#endif
