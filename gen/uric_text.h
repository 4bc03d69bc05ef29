/* uric_text: URIs where they really are, in running text and in logs.
 *
 * A unit on top of uric.h, of which it needs all but the one-shot scanner of
 * URIC_ONLY_PARSE builds; what that header says of every function holds here.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef URIC_TEXT_H
#define URIC_TEXT_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- URIs in running text -------------------------------------------------- */

/* How a URI stood in the text. */
enum uric_found_form {
    URIC_FOUND_ANGLE,    /* <...>, perhaps with "URL:" (RFC 3986, Appendix C) */
    URIC_FOUND_QUOTED,   /* "...", perhaps with "URL:" */
    URIC_FOUND_PREFIXED, /* URL:... (RFC 1738, Appendix) */
    URIC_FOUND_BARE,     /* by its scheme */
    URIC_FOUND_SUFFIX,   /* www.example.com/x: see uric_suffix_reference() */
    URIC_FOUND_ATTRIBUTE /* the value of an attribute of HTML: a reference */
};
#define URIC_FOUND_FORMS 6

/* "angle", "quoted", "prefixed", "bare", "suffix", "attribute"; NULL for what is no
 * form. */
URIC_API const char *uric_found_form_name(int form);

/* What is looked for besides.
 *
 * Without any of these: what is a URI by RFC 3986, begins at a word's begin, and
 * either has "//" behind its scheme, of two letters or more, or is one of mailto, urn,
 * news, tel, sms, data, sip, sips, cid, mid, geo, magnet and xmpp and has the shape of
 * it.  "news:" and a word is not, nor are "std::string" and "C:".  Behind "URL:"
 * every scheme of two letters is one.
 *
 * Within <...> and "..." white space is no part of it, not even where a line breaks,
 * but only behind the scheme; an empty line ends the search for the other delimiter.
 * Quotes hold sentences, too: there, what follows white space within a line is part of
 * the URI only if "/", "?", "#", "=", "&" or "%" is in it before more white space.  A
 * scheme and "://" behind white space begin another one, and then there is none.
 *
 * Elsewhere it ends before the first byte that the grammar has no place for: "|" and
 * what is not ASCII are such bytes, though browsers take them.  It ends, too, before a
 * ")" that closes nothing in it, before a "(" that nothing closes, before a "'" if one
 * stands before it, before "," or ";" and another scheme with "://", and before what
 * HTML writes "&lt;", "&gt;", "&quot;", "&apos;", "&nbsp;", or by number.  Last, any of
 * .,:;!?'* go from its end, "_" and "~" if the same stands before it, and what would
 * make "->", "=>" or "${" with the next byte. */
enum uric_find_flags {
    URIC_FIND_ANY_SCHEME = 1, /* in delimiters every URI is one: <std::string> */
    URIC_FIND_SUFFIX = 2,     /* hosts that begin with "www." or "ftp.", and what may
                                 follow */
    URIC_FIND_HTML = 4        /* the text is HTML: values of href, src and action are
                                 references, their white space at both ends, tabs and
                                 line breaks being no part of them, and character
                                 references standing for their character.  Elsewhere
                                 it is text as any: "&amp;" is five bytes */
};

/* No URI, from its first byte to its last with what breaks it, is longer, in bytes;
 * what would be is passed over whole, and counted. */
#define URIC_FIND_LONGEST 65536

/* So many bytes before a place, and no more, decide with those behind it. */
#define URIC_FIND_CONTEXT 256

/* A search under way, through one text.  The caller's: fixed in size, holding no
 * pointer. */
struct uric_finder {
    uint64_t offset;   /* of the first byte of the next buffer, in the text */
    uint64_t too_long; /* so many have been passed over */
    /* below: not for callers */
    uint64_t next, done, tag_at, value_begin, value_end;
    uint32_t flags;
    int16_t tag_state;
    uint8_t passing, value;
};

/* A URI that was found.  Offsets count from the begin of the text. */
struct uric_found {
    uint64_t begin, end; /* from its first byte to behind its last */
    uint64_t outer_begin, outer_end; /* the same with delimiters and "URL:" */
    uint32_t length;     /* without what is no part of it: see uric_found_join() */
    uint32_t pieces;     /* how many uric_found_next() has */
    uint8_t form;        /* enum uric_found_form */
    uint8_t doubtful;    /* 1: a hyphen stands at a line's end in it, which may be of
                            it, as is assumed, or not (RFC 3986, Appendix C) */
    uint8_t reserved[6]; /* 0 */
};

/* Begin a search.  flags: of enum uric_find_flags. */
URIC_API void uric_find_init(struct uric_finder *f, unsigned flags);

/* Begin it at an offset of the text that uric_find_cut() has found; the first buffer
 * begins `before` bytes before that, which are URIC_FIND_CONTEXT, or all there are. */
URIC_API void uric_find_init_at(struct uric_finder *f, unsigned flags,
                                uint64_t offset, size_t before);

/* The next URI in the n bytes at s, which are the text from f->offset on; more: the
 * text goes on behind them.  1 and *found; or 0 when there is none, or more bytes must
 * tell.  Then f->offset has moved to the first byte that is still needed: the next
 * buffer begins with it, at most URIC_FIND_CONTEXT + URIC_FIND_LONGEST + 2 bytes of
 * this one, and goes on behind them with at least one byte more.
 *
 * What is found does not depend on how the text is cut into buffers, and comes in order;
 * no two overlap.  It is a URI by the grammar of RFC 3986; URIC_FOUND_SUFFIX is one
 * with "//" before it, an attribute's value a URI-reference.
 *
 * The time is linear in the length of the text, if buffers are several times as long
 * as what they may begin with. */
URIC_API int uric_find(struct uric_finder *f, const char *s, size_t n, int more,
                       struct uric_found *found);

/* How many of the n bytes at s can be searched apart from what follows: what is found in
 * both is what is found in the whole.  s is the begin of a text, or of what follows such
 * a part; `before` bytes of the text stand before it.  0 when no such place is seen: no
 * white space, and nothing else that no URI holds.  Not for URIC_FIND_HTML. */
URIC_API size_t uric_find_cut(const char *s, size_t n, size_t before);

/* A piece of a URI. */
struct uric_piece {
    uint32_t begin, end;     /* where it is in the text, from found->begin on */
    struct uric_bytes bytes; /* what it is: the bytes there, or the character that is
                                written there as a character reference */
};

/* The next piece: 1, or 0 when none is left.  *piece is zeroes at first; s is the byte
 * at found->begin. */
URIC_API int uric_found_next(const char *s, const struct uric_found *found,
                             struct uric_piece *piece);

/* The pieces joined: at most size bytes to buffer, which may be NULL when size is 0;
 * without a NUL.  The answer is found->length; with an answer > size it was cut. */
URIC_API size_t uric_found_join(const char *s, const struct uric_found *found,
                                char *buffer, size_t size);

/* ---- access logs ------------------------------------------------------------- */

#ifdef __cplusplus
}
#endif

#endif
