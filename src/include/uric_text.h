/* uric_text: find URIs in free text.
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_text.h>
 *     struct uric_finder f;
 *     struct uric_found found;
 */
#ifndef URIC_TEXT_H
#define URIC_TEXT_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- URIs in free text: uric_find ------------------------------------------- */

/* How a URI was marked in the text. */
enum uric_found_mark {
    URIC_FOUND_ANGLE,    /* <...>, perhaps with "URL:" (RFC 3986, Appendix C) */
    URIC_FOUND_QUOTED,   /* "...", perhaps with "URL:" */
    URIC_FOUND_PREFIXED, /* URL:... (RFC 1738, Appendix) */
    URIC_FOUND_BARE,     /* recognized by its scheme alone */
    URIC_FOUND_SUFFIX,   /* www.example.com/x: see uric_suffix_reference() */
    URIC_FOUND_ATTRIBUTE, /* the value of an HTML attribute: a reference */
    URIC_FOUND_ESCAPED    /* with characters that the text escapes, as in https:\/\/a.example\/x:
                             see enum uric_found_escape */
};
#define URIC_FOUND_MARKS 7

/* "angle", "quoted", "prefixed", "bare", "suffix", "attribute", "escaped"; NULL for
 * unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_found_mark_name(URIC_FOUND_ANGLE), "angle") == 0);
 */
URIC_API const char *uric_found_mark_name(int mark);

/* The notations of escapes that a URI contains.  The pieces have what they stand for. */
enum uric_found_escape {
    URIC_ESCAPE_JSON,      /* \/ \u0026 \uD83D\uDE00 \u{26} */
    URIC_ESCAPE_HEX,       /* \x26: of JavaScript, C and logs */
    URIC_ESCAPE_BACKSLASH, /* "\" and punctuation: of Markdown, LaTeX, shells, properties */
    URIC_ESCAPE_TEX,       /* \~{} {\_} \textasciitilde{} $\sim$ */
    URIC_ESCAPE_HTML,      /* &amp; &#38; &#x26; &eacute; */
    URIC_ESCAPE_QUOTED_PRINTABLE, /* =3D, and "=" at the end of a line (RFC 2045, 6.7) */
    URIC_ESCAPE_ROFF       /* of manual pages: \- \(ti, and \: \% \&, which stand for nothing */
};
#define URIC_FOUND_ESCAPES 7

/* "json", "hex", "backslash", "tex", "html", "quoted-printable", "roff"; NULL for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_found_escape_name(URIC_ESCAPE_HTML), "html") == 0);
 */
URIC_API const char *uric_found_escape_name(int escape);

/* What to find in addition.
 *
 * Without flags, the search finds valid URIs (RFC 3986) that start at a word boundary, or after
 * \n, \t, \r, \f, \b, \x22 or \u0022 as in source text and JSON, =20 as in quoted-printable
 * or %20, and have a scheme of two letters or more.  Either "//" follows the scheme, or the scheme
 * is one of mailto, urn, news, tel, sms, data, sip, sips, cid, mid, geo, magnet and xmpp and the
 * rest looks as this scheme requires.  So "news:" and a word is not found, nor are "std::string"
 * and "C:".  After "URL:" any scheme of two letters or more is accepted.
 *
 * Inside <...> and "...", white space after the scheme, including line breaks, is not
 * part of the URI; an empty line ends the search for the closing delimiter.  Since quotes
 * also enclose sentences, what follows white space within a line of a quoted URI belongs
 * to it only if it holds "/", "?", "#", "=", "&" or "%" before the next white space.  If
 * white space is followed by another scheme and "://", the delimiters enclose no URI.  But in
 * "](<...>)", the destination of a link in Markdown, spaces within a line are part of it.
 *
 * Elsewhere a URI ends before the first byte that neither the grammar allows nor the
 * search tolerates (see below).  It also ends before a ")"
 * without its "(", before a "(" without its ")", before a "'" if another "'" precedes the
 * URI, before "," or ";" followed by another scheme and "://", and before "&lt;",
 * "&gt;", "&quot;", "&apos;", "&nbsp;" or the same characters by number.  A "[" that is closed at
 * the end of the URI begins a label, as AsciiDoc writes it, or a footnote, "[1]", except after
 * <, ", ', ` or "](", and in a query after "=" or in a name: then the URI ends before it, and the
 * result is doubtful unless it is a footnote.  From its end
 * are removed, first, the byte that forms "->" or "=>" with the next one, and "$" before a
 * brace that ends it, then any
 * of .,:;!?'*, and also "_" and "~" if the same byte precedes the URI.  The result is doubtful if
 * "..." follows, since its writer may have shortened it, or "*" after "/" or "=".
 *
 * People write URIs with bytes that RFC 3986 does not allow; they are tolerated, and named
 * in the result, unless URIC_FIND_STRICT is given:
 *   utf8      letters and digits beyond US-ASCII, in user, host, path, query and fragment; not
 *             spaces, punctuation, symbols, pictographs and private use, so that a URI ends
 *             before typographic quotes, dashes and the stops of Chinese and Japanese.  But a
 *             hyphen, an en dash or an apostrophe before a letter or digit is part of the URI,
 *             as is every character in an HTML attribute's path, query and fragment
 *   brackets  "[" and "]" in pairs, like parentheses, in path, query and fragment
 *   braces    "{" and "}" in pairs, in path, query and fragment
 *   caret     "^" in path, query and fragment, not at the end
 *   pipe      "|" in query and fragment, unless "|", "<" or "[" precedes the URI, or "=" and a name
 *             with "=" follows, as in MediaWiki's templates; not at the end.  In a path only in
 *             quotes and attributes
 *   hash      a further "#" in a fragment
 *   stray-percent, a "%" without two hexadecimal digits after it, in path, query and fragment
 *   space     in an HTML attribute's path, query and fragment, and so angle, backslash, backtick
 *             and quote; space also in "](<...>)"
 * In HTML, what has "{{", "{%", "${", "#{", "<%" or "<?", or begins with "{", is a template and no
 * reference.
 * Chinese, Japanese, Korean, Thai, Lao, Burmese, Khmer and Yi text may follow a URI without
 * a space.  A letter of these scripts continues a URI if it follows another character beyond
 * US-ASCII, or one of /?#=&-_~+@:([{|%^ or, in the host, ".".  Elsewhere, as after a letter or
 * digit of US-ASCII, it ends the URI, and the result is doubtful.  But if <, ", ', ` or "]("
 * precedes the URI, such a letter always continues it.  Bytes over 0x7F that are not UTF-8 end
 * a URI.  A URI in <...> or "..." that has such bytes and white space is not joined.
 *
 * Formats of text escape characters of URIs: see enum uric_found_escape.  An escape that stands
 * for a character of the URI belongs to it, after its scheme; others end it, such as \n, \" and
 * &lt;.  In the argument of .UR, .URL and .MT the rules of roff hold; elsewhere \: stands for
 * nothing only after "/" and before ".", \% only if no triplet follows.  The text is taken for
 * quoted-printable if each "=" of the URI starts an escape, and one is "=3D" before a letter or
 * digit, begins a character of UTF-8, or ends a line of 70 to 76 bytes or one within a known
 * scheme; the result is doubtful, and so is one with "=3D" or with "=" at the end of a line that is
 * left as it is.
 *
 * A result is cut if the URI seems to go on after its end: before "%", a "{" that is not closed, a
 * byte of another encoding than UTF-8, a "\" that starts no known escape; before "|" or a symbol, a
 * quote, "`" or "\\" that does not close what precedes the URI, and more of a URI or a word after
 * that; before a terminal's colour inside of it; before <name> after a "/", "=" or the like, but
 * not before most elements of HTML; before the end of a string of source text if another one on the
 * next line starts with a word. */
enum uric_find_flags {
    URIC_FIND_URIS = 0,
    URIC_FIND_ANY_SCHEME = 1, /* any URI inside delimiters, even <std::string> */
    URIC_FIND_SUFFIX = 2,     /* hosts that start with "www." or "ftp.", and what follows
                                 them */
    URIC_FIND_STRICT = 8,     /* only URIs that are valid by RFC 3986; others are cut at the
                                 first byte that is not */
    URIC_FIND_HTML = 4,       /* the text is HTML: find references in the values of href,
                                 src, action and data-src, and the URL of each candidate in
                                 srcset, imagesrcset and data-srcset.  White space at both
                                 ends of a value, and tabs and line breaks in it, are not
                                 part of the reference; character references by number, and by
                                 name to US-ASCII and ISO 8859-1, are replaced */
    URIC_FIND_WRAPPED = 32,   /* lines of the text are wrapped, also within URIs: one at the end of
                                 a line continues with the first word of the next if that did
                                 not fit, and has one of / ? # = & %, or the URI ends in one of
                                 these or - _ + ~ , ;.  Then the result is doubtful */
    URIC_FIND_ATTRIBUTES = 16 /* with URIC_FIND_HTML: also find those in background, cite,
                                 codebase, data, formaction, longdesc, manifest, poster and
                                 xlink:href; and those in data-* that start with "/", "./",
                                 "../", "http:" or "https:" */
};

/* The longest URI that is found, in bytes, from its first to its last with any white space
 * between them.  Longer ones are skipped as a whole and counted. */
#define URIC_FIND_LONGEST 65536

/* How many bytes before an offset can influence what is found after it. */
#define URIC_FIND_CONTEXT 256

/* A search in progress through one text.  The caller owns it.  Its size is part of the ABI, its
 * bytes are private.  It holds no pointers, so it may be copied at any time. */
struct uric_finder {
    union {
        unsigned char bytes[128];
        uint64_t aligned;
    } opaque;
};

/* Where the next buffer starts in the text.
 *
 * Example: see uric_find(). */
URIC_API uint64_t uric_finder_offset(const struct uric_finder *f);

/* How many URIs were skipped as too long; how many were cut, and with URIC_FIND_STRICT also how
 * many were not found that are found without that flag.  With URIC_FIND_HTML, a value without ":"
 * that is no reference, since it is not UTF-8 or has control characters, is counted as cut.
 *
 * Example: see uric_find(). */
URIC_API uint64_t uric_finder_too_long(const struct uric_finder *f);
URIC_API uint64_t uric_finder_cut(const struct uric_finder *f);

/* A URI that was found.  Offsets count from the start of the text. */
struct uric_found {
    uint64_t begin, end; /* the URI */
    uint64_t outer_begin, outer_end; /* the URI with its delimiters and "URL:" */
    uint32_t length;     /* without the bytes that uric_found_join() removes */
    uint32_t pieces;     /* how many pieces uric_found_next() returns */
    uint8_t mark;        /* enum uric_found_mark */
    uint8_t doubtful;    /* 1: the URI has a hyphen at the end of a line, which was kept
                            but may not belong to it (RFC 3986, Appendix C); or a letter of
                            a script without spaces follows, or [...], which may belong to it;
                            or it may be escaped as quoted-printable text is, or not; or its
                            writer may have shortened it, as "..." or "*" after it tells */
    uint16_t tolerated;  /* a set of enum uric_tolerated_name, bits 1 << name: what makes the
                            URI invalid by RFC 3986; 0 if it is valid */
    uint8_t cut;         /* 1: the URI seems to continue with bytes that RFC 3986 does not
                            allow and that are not tolerated: see enum uric_find_flags; or, with
                            URIC_FIND_STRICT, it is longer without that flag */
    uint8_t escapes;     /* a set of enum uric_found_escape, bits 1 << escape: in what notations
                            characters of the URI are escaped */
    uint8_t reserved[2]; /* 0 */
};

/* Start a search.  flags: of enum uric_find_flags.
 *
 * Example: see uric_find(). */
URIC_API void uric_find_init(struct uric_finder *f, enum uric_find_flags flags);

/* Start a search at an offset of the text that uric_find_cut() returned.  The first buffer
 * starts `before` bytes earlier: URIC_FIND_CONTEXT, or at the start of the text if that is
 * nearer.
 *
 * Example: see uric_find_cut(). */
URIC_API void uric_find_init_at(struct uric_finder *f, enum uric_find_flags flags,
                                uint64_t offset, size_t before);

/* Find the next URI in the n bytes at s, which are the text from uric_finder_offset() on; more
 * says whether the text continues after them.  Returns true and *found; or false if there is no
 * further URI, or if more bytes are needed to tell.  Then the offset has advanced to the first
 * byte that is still needed.  The next buffer has to start there: with the last
 * bytes of this one, at most URIC_FIND_CONTEXT + URIC_FIND_LONGEST + 2, and at least one
 * byte more.
 *
 * The results do not depend on how the text is cut into buffers.  They come in order and
 * do not overlap, nor do their delimiters: a closing quote does not open the next quotation.
 * Each result is a valid URI by RFC 3986 once the bytes that found->tolerated names are
 * percent-encoded.  A URIC_FOUND_SUFFIX is a valid reference once "//" is put before it; the
 * value of an attribute is a URI-reference.
 *
 * The time is linear in the length of the text if buffers are several times as long as
 * the part that they repeat.
 *
 * Example:
 *     s = "see <http://a/b>, please";
 *     uric_find_init(&f, URIC_FIND_URIS);
 *     assert(uric_find(&f, s, strlen(s), false, &found));
 *     assert(found.mark == URIC_FOUND_ANGLE && found.begin == 5 &&
 *            found.end == 15);
 *     assert(!uric_find(&f, s, strlen(s), false, &found));
 *     assert(uric_finder_offset(&f) == strlen(s));
 *     assert(uric_finder_too_long(&f) == 0 && uric_finder_cut(&f) == 0);
 */
URIC_API bool uric_find(struct uric_finder *f, const char *s, size_t n, bool more,
                        struct uric_found *found);

/* How many of the n bytes at s can be searched separately from the bytes after them: two
 * searches find what one search would.  s is the start of a text, or the end of an earlier
 * such part; `before` bytes of the text precede it.  Returns 0 if there is no place to cut,
 * which is white space or another byte that cannot occur in a URI.  Where 64 KB of text have
 * no better place, `cut` of the URI before the place may be 0 instead of 1.  Not for
 * URIC_FIND_HTML and URIC_FIND_WRAPPED.
 *
 * Example:
 *     s = "one http://a/b two";
 *     size_t at = uric_find_cut(s, 6, 0);
 *     assert(at == 4);
 *     uric_find_init_at(&f, URIC_FIND_URIS, at, at);
 *     assert(uric_find(&f, s, strlen(s), false, &found) && found.begin == 4);
 */
URIC_API size_t uric_find_cut(const char *s, size_t n, size_t before);

/* A piece of a URI. */
struct uric_piece {
    uint32_t begin, end;     /* its place in the text, from found->begin on */
    struct uric_bytes bytes; /* its content: the bytes there, or the character that a
                                character reference there stands for */
};

/* The next piece; false if no piece remains.  *piece is all zero at first; s points to the
 * byte at found->begin.  An escaped character beyond US-ASCII has a piece for each of its bytes,
 * all in the same place of the text.
 *
 * Example:
 *     struct uric_piece piece;
 *     s = "<http://a/\n b>";
 *     uric_find_init(&f, URIC_FIND_URIS);
 *     assert(uric_find(&f, s, strlen(s), false, &found) && found.pieces == 2);
 *     memset(&piece, 0, sizeof piece);
 *     assert(uric_found_next(s + found.begin, &found, &piece) &&
 *            piece.bytes.n == 9);
 *     uric_found_join(s + found.begin, &found, buffer, sizeof buffer, &length);
 *     assert(wrote("http://a/b"));
 */
URIC_API bool uric_found_next(const char *s, const struct uric_found *found,
                              struct uric_piece *piece);

/* Write the joined pieces: found->length bytes.  Returns URIC_OK; URIC_TOO_SMALL, with
 * nothing written.
 *
 * Example: see uric_found_next(). */
URIC_API enum uric_status uric_found_join(const char *s, const struct uric_found *found,
                                          char *buffer, size_t size, size_t *length);

#ifdef __cplusplus
}
#endif

URIC_FLAGS(uric_find_flags)

#endif
