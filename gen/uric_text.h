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
 * HTML writes "&lt;", "&gt;", "&quot;", "&apos;", "&nbsp;", or by number.  From its end
 * goes first the byte that makes "->", "=>" or "${" with the next one, then any of
 * .,:;!?'*, and "_" and "~" if the same stands before it. */
enum uric_find_flags {
    URIC_FIND_ANY_SCHEME = 1, /* in delimiters every URI is one: <std::string> */
    URIC_FIND_SUFFIX = 2,     /* hosts that begin with "www." or "ftp.", and what may
                                 follow */
    URIC_FIND_HTML = 4        /* the text is HTML: values of href, src and action are
                                 references, their white space at both ends, tabs and
                                 line breaks being no part of them, and character
                                 references to US-ASCII, by name or number, standing
                                 for their character.  Elsewhere
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
 * no two overlap, nor do their delimiters: a quote that closes one opens none.  It is a
 * URI by the grammar of RFC 3986; URIC_FOUND_SUFFIX is one with "//" before it, an
 * attribute's value a URI-reference.
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

/* ---- access logs ---------------------------------------------------------- */

/* What access logs have in common, and each format's columns of these numbers. */
enum uric_log_field {
    URIC_LOG_CLIENT,      /* "client": address or name */
    URIC_LOG_IDENT,       /* "ident": RFC 1413 */
    URIC_LOG_USER,        /* "user" */
    URIC_LOG_TIME,        /* "time": as written, without brackets; of w3c
                             "DATE TIME" */
    URIC_LOG_REQUEST,     /* "request": the request line */
    URIC_LOG_METHOD,      /* "method" */
    URIC_LOG_TARGET,      /* "target": the request-target (RFC 9112, 3.2); of w3c
                             "STEM", or "STEM?QUERY" where there is a query; of JSON
                             what the key has */
    URIC_LOG_PROTOCOL,    /* "protocol": "HTTP/1.1" */
    URIC_LOG_STATUS,      /* "status" */
    URIC_LOG_BYTES,       /* "bytes": sent to the client, with headers or without */
    URIC_LOG_REFERER,     /* "referer" */
    URIC_LOG_AGENT,       /* "agent" */
    URIC_LOG_HOST,        /* "host": the host that was asked for, or the server's */
    URIC_LOG_PORT,        /* "port": the server's */
    URIC_LOG_CLIENT_PORT, /* "client-port" */
    URIC_LOG_DURATION     /* "duration": see duration_units */
};
#define URIC_LOG_FIELDS 16

/* A format's columns are numbered up to that: the fields above, then those of its
 * own. */
#define URIC_LOG_COLUMNS 64

/* The field's name ("client-port"); NULL when there is no such field. */
URIC_API const char *uric_log_field_name(int field);

/* Room of a format for names and for what stands between fields, in bytes. */
#define URIC_LOG_TEXT 2560

/* Part of a format, and private. */
struct uric_log_step {
    uint64_t literal, mask; /* the first bytes of what follows the field */
    uint16_t text, length;  /* all of it, in text */
    uint8_t kind, column, stop, flags;
};

/* How lines are written.  The caller's, a few KiB; made by one of the functions
 * below, and then only read but by uric_log_directive() and uric_log_json_add(): any
 * number of threads may share one.  May be copied.  What is not said to be public is
 * private. */
struct uric_log_format {
    uint64_t columns;        /* public: bit 1 << c, there is a column c */
    uint32_t error_offset;   /* public: after an error, where in the string */
    uint32_t duration_units; /* public: the field duration's to a second: 1 (which may
                                have a fraction), 1000, 1000000; 0 when not known */
    uint64_t from_request;   /* of method, target, protocol */
    uint64_t encoded;        /* columns in which spaces are "+", or triplets stand */
    uint16_t text_length;
    uint16_t prefix, prefix_length; /* what stands before the first field */
    uint8_t reader, machine, escape, escape_byte, n_steps, n_columns, flags;
    uint8_t captured_response, date, time_of_day, stem, query; /* columns */
    struct {
        uint16_t begin, end; /* in text */
    } name[URIC_LOG_COLUMNS];
    struct uric_log_step step[URIC_LOG_COLUMNS];
    char text[URIC_LOG_TEXT];
};

/* Where the columns of a line are.  The caller's.  A column that is undefined, which
 * most servers write as "-", has no meaning in column[]. */
struct uric_log_row {
    uric_span column[URIC_LOG_COLUMNS];
    uint64_t defined; /* bit 1 << c: column c is defined, though perhaps empty */
    uint64_t escaped; /* bit 1 << c: its bytes are not what was sent, but what the
                         server made of it: see uric_log_value() */
    uint32_t error_offset; /* 0 after URIC_OK.  Else the smallest i such that no line
                              of the format begins with the first i + 1 bytes; or the
                              line's length, when it is only incomplete */
    uint32_t reserved;     /* 0 */
};

/* Whether a column is defined. */
static inline int uric_log_has(const struct uric_log_row *row, int column)
{
    return row->defined >> column & 1;
}

/* A format by the n bytes of its name:
 *
 *   common    Apache's "%h %l %u %t \"%r\" %>s %b", and many others'
 *   combined  common and "%{Referer}i" and "%{User-Agent}i", both in quotes
 *   vhost     Debian's vhost_combined: "%v:%p " before combined, with %O for %b
 *   nginx     nginx's default; as combined, with nginx's escapes and "-" for ident
 *   w3c       W3C Extended Log File Format, of IIS and CloudFront: directives in it
 *             say which columns there are (uric_log_directive())
 *   elb       AWS's Classic Load Balancer
 *   alb       AWS's Application Load Balancer, of any age: fields that were added at
 *             the end may be missing, and those to come are passed over
 *   haproxy   HAProxy's HTTP log, with syslog's prefix up to "[PID]: " or without
 *
 * URIC_OK, or URIC_NO_RULE when there is none of that name. */
URIC_API int uric_log_format_named(struct uric_log_format *f, const char *name,
                                   size_t n);

/* The names of those formats, from 0 on; NULL behind the last. */
URIC_API const char *uric_log_format_name(int i);

/* A format that the n bytes at s say, in which a "$" before a letter or "{" makes it
 * nginx's, else it is Apache's:
 *
 *   Apache's LogFormat: every directive of mod_log_config, mod_logio and mod_ssl with
 *   its modifiers; "%%" is "%".  Columns are called as the directive is written without
 *   conditions on the status: "%>s", "%{X-Foo}i".
 *
 *   nginx's log_format: any variable, $name or ${name}; "escape=default ", "json " or
 *   "none " may stand before it.  Columns are called "$name".
 *
 * As in configuration files, "\\", "\"", "\'", "\t", "\n" and "\r" are one byte each.  A
 * field goes on to the first place where that stands that follows it in the format;
 * in quotes, to the first quote that is not escaped.  %r and $request are in any case
 * taken apart to method, target and protocol, where these have no field of their own;
 * "%U%q" and "$uri$is_args$args" are a target.
 *
 * URIC_OK; URIC_INVALID with error_offset: no directive, or a field right behind a
 * field, so that nobody knows where it begins; URIC_TOO_LONG: more columns or text
 * than there is room for. */
URIC_API int uric_log_format_custom(struct uric_log_format *f, const char *s, size_t n);

/* JSON, an object a line, of which the member with this key is the target: a string's
 * text, or as it is written whatever else it is; null is undefined.  "a.b" is member b
 * of member a, or one of that very name.  Of members with one key the first counts.
 * URIC_OK; URIC_INVALID for an empty key; URIC_TOO_LONG. */
URIC_API int uric_log_format_json(struct uric_log_format *f, const char *key, size_t n);

/* One more member that shall be a column: its number, or -1 when there is no room or
 * the format is not JSON.  A key that is there has the number that it has. */
URIC_API int uric_log_json_add(struct uric_log_format *f, const char *key, size_t n);

/* The number of a column: of the field of that name, if the format has it, else of the
 * column that the format calls so ("cs-uri-stem", "$upstream_addr", "%{X-Foo}i"); -1
 * when there is none. */
URIC_API int uric_log_column(const struct uric_log_format *f, const char *name, size_t n);

/* What the format calls a column; of one that has a field's number, but no name in
 * the format, the field's.  s is NULL when there is no such column, and for w3c's time
 * without the date, which uric_log_column() does not find. */
URIC_API struct uric_bytes uric_log_column_name(const struct uric_log_format *f,
                                                int column);

/* No record, but about those that follow: beside enum uric_status. */
#define URIC_LOG_DIRECTIVE 64

/* Read the n bytes of a line, without what ends it, and write where its columns are to
 * *row, which need not be initialized.  URIC_OK; URIC_INVALID or URIC_INCOMPLETE (a
 * line that was cut), with error_offset and every column undefined; URIC_TOO_LONG; and
 * URIC_LOG_DIRECTIVE where the line begins with "#" and the format is w3c. */
URIC_API int uric_log_read(const struct uric_log_format *f, const char *line, size_t n,
                           struct uric_log_row *row);

/* Of w3c: heed a directive, of which "#Fields:" says what columns the lines behind it
 * have, so that uric_log_column() is to be asked anew, and answer 1 when it was that
 * one, else 0.  A line before any #Fields is URIC_INVALID.  The first name that there is
 * no room for, and those behind it, have no column. */
URIC_API int uric_log_directive(struct uric_log_format *f, const char *line, size_t n);

/* A column's bytes as they were sent, the server's escapes undone: in the line where
 * there are none, else in the buffer, nothing past its size; URIC_TOO_SMALL, with
 * value->n the bytes that there must be, which are never more than the line has.
 * Undefined is s NULL, n 0.  What is no escape, as a cut "\x4", stays as it is.
 *
 *   Apache    \xHH, \" \\ \b \n \r \t \v          nginx  \xHH
 *   JSON, and nginx's escape=json: RFC 8259, 7; half a pair of surrogates is U+FFFD
 *   haproxy   #HH                                 elb alb   \xHH, \" \\
 *   w3c       "" in quotes; the agent's, referer's and cookie's "+" of IIS is a space;
 *             of CloudFront they are percent-encoded
 */
URIC_API int uric_log_value(const struct uric_log_format *f, const char *line,
                            const struct uric_log_row *row, int column, char *buffer,
                            size_t size, struct uric_bytes *value);

#ifdef __cplusplus
}
#endif

#endif
