/* uric_text: find URIs in free text and in access logs.
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef URIC_TEXT_H
#define URIC_TEXT_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- URIs in free text ------------------------------------------------------ */

/* How a URI was marked in the text. */
enum uric_found_form {
    URIC_FOUND_ANGLE,    /* <...>, perhaps with "URL:" (RFC 3986, Appendix C) */
    URIC_FOUND_QUOTED,   /* "...", perhaps with "URL:" */
    URIC_FOUND_PREFIXED, /* URL:... (RFC 1738, Appendix) */
    URIC_FOUND_BARE,     /* recognised by its scheme alone */
    URIC_FOUND_SUFFIX,   /* www.example.com/x: see uric_suffix_reference() */
    URIC_FOUND_ATTRIBUTE /* the value of an HTML attribute: a reference */
};
#define URIC_FOUND_FORMS 6

/* "angle", "quoted", "prefixed", "bare", "suffix", "attribute"; NULL for unknown
 * numbers. */
URIC_API const char *uric_found_form_name(int form);

/* What to find in addition.
 *
 * Without flags, the search finds valid URIs (RFC 3986) that start at a word boundary and
 * have a scheme of two letters or more.  Either "//" follows the scheme, or the scheme is
 * one of mailto, urn, news, tel, sms, data, sip, sips, cid, mid, geo, magnet and xmpp and
 * the rest looks as this scheme requires.  So "news:" and a word is not found, nor are
 * "std::string" and "C:".  After "URL:" any scheme of two letters or more is accepted.
 *
 * Inside <...> and "...", white space after the scheme, including line breaks, is not
 * part of the URI; an empty line ends the search for the closing delimiter.  Since quotes
 * also enclose sentences, what follows white space within a line of a quoted URI belongs
 * to it only if it holds "/", "?", "#", "=", "&" or "%" before the next white space.  If
 * white space is followed by another scheme and "://", the delimiters enclose no URI.
 *
 * Elsewhere a URI ends before the first byte that the grammar does not allow; "|" and
 * non-ASCII bytes are such bytes, though browsers accept them.  It also ends before a ")"
 * without its "(", before a "(" without its ")", before a "'" if another "'" precedes the
 * URI, before "," or ";" followed by another scheme and "://", and before "&lt;",
 * "&gt;", "&quot;", "&apos;", "&nbsp;" or the same characters by number.  From its end
 * are removed, first, the byte that forms "->", "=>" or "${" with the next one, then any
 * of .,:;!?'*, and also "_" and "~" if the same byte precedes the URI. */
enum uric_find_flags {
    URIC_FIND_ANY_SCHEME = 1, /* any URI inside delimiters, even <std::string> */
    URIC_FIND_SUFFIX = 2,     /* hosts that start with "www." or "ftp.", and what follows
                                 them */
    URIC_FIND_HTML = 4        /* the text is HTML: find references in the values of href,
                                 src and action.  White space at both ends of a value, and
                                 tabs and line breaks in it, are not part of the
                                 reference; character references to US-ASCII, by name or
                                 number, are replaced.  Other text is read as it is:
                                 "&amp;" is five bytes */
};

/* The longest URI that is found, in bytes, from its first to its last with any white space
 * between them.  Longer ones are skipped as a whole and counted. */
#define URIC_FIND_LONGEST 65536

/* How many bytes before an offset can influence what is found after it. */
#define URIC_FIND_CONTEXT 256

/* A search in progress through one text.  The caller owns it.  Its size is fixed and it
 * holds no pointers. */
struct uric_finder {
    uint64_t offset;   /* where the next buffer starts in the text */
    uint64_t too_long; /* how many URIs were skipped as too long */
    /* private */
    uint64_t next, done, tag_at, value_begin, value_end;
    uint32_t flags;
    int16_t tag_state;
    uint8_t passing, value;
};

/* A URI that was found.  Offsets count from the start of the text. */
struct uric_found {
    uint64_t begin, end; /* the URI */
    uint64_t outer_begin, outer_end; /* the URI with its delimiters and "URL:" */
    uint32_t length;     /* without the bytes that uric_found_join() removes */
    uint32_t pieces;     /* how many pieces uric_found_next() returns */
    uint8_t form;        /* enum uric_found_form */
    uint8_t doubtful;    /* 1: the URI has a hyphen at the end of a line, which was kept
                            but may not belong to it (RFC 3986, Appendix C) */
    uint8_t reserved[6]; /* 0 */
};

/* Start a search.  flags: of enum uric_find_flags. */
URIC_API void uric_find_init(struct uric_finder *f, unsigned flags);

/* Start it at an offset of the text that uric_find_cut() returned.  The first buffer
 * starts `before` bytes before that: URIC_FIND_CONTEXT, or all there are. */
URIC_API void uric_find_init_at(struct uric_finder *f, unsigned flags,
                                uint64_t offset, size_t before);

/* Find the next URI in the n bytes at s, which are the text from f->offset on; more says
 * whether the text continues after them.  Returns 1 and *found; or 0 if there is no
 * further URI, or if more bytes are needed to tell.  Then f->offset has advanced to the
 * first byte that is still needed.  The next buffer has to start there: with the last
 * bytes of this one, at most URIC_FIND_CONTEXT + URIC_FIND_LONGEST + 2, and at least one
 * byte more.
 *
 * The results do not depend on how the text is cut into buffers.  They come in order and
 * do not overlap, nor do their delimiters: a quote that closes one opens none.  Each is a
 * valid URI by RFC 3986; URIC_FOUND_SUFFIX is one with "//" put before it, the value of
 * an attribute is a URI-reference.
 *
 * The time is linear in the length of the text if buffers are several times as long as
 * the part that they repeat. */
URIC_API int uric_find(struct uric_finder *f, const char *s, size_t n, int more,
                       struct uric_found *found);

/* How many of the n bytes at s can be searched separately from what follows: the two
 * searches find what one would.  s is the start of a text, or the end of an earlier such
 * part; `before` bytes of the text precede it.  Returns 0 if no place to cut is found: no
 * white space, and no other byte that cannot occur in a URI.  Not for URIC_FIND_HTML. */
URIC_API size_t uric_find_cut(const char *s, size_t n, size_t before);

/* A piece of a URI. */
struct uric_piece {
    uint32_t begin, end;     /* its place in the text, from found->begin on */
    struct uric_bytes bytes; /* its content: the bytes there, or the character that a
                                character reference there stands for */
};

/* The next piece: 1, or 0 if none remains.  *piece is all zero at first; s points to the
 * byte at found->begin. */
URIC_API int uric_found_next(const char *s, const struct uric_found *found,
                             struct uric_piece *piece);

/* Join the pieces: write at most size bytes, without a NUL, to buffer, which may be NULL
 * if size is 0.  Returns found->length; if it is > size, the result was cut. */
URIC_API size_t uric_found_join(const char *s, const struct uric_found *found,
                                char *buffer, size_t size);

/* ---- access logs ---------------------------------------------------------- */

/* The fields that access logs have in common.  They are columns of every format. */
enum uric_log_field {
    URIC_LOG_CLIENT,      /* "client": address or host name */
    URIC_LOG_IDENT,       /* "ident": RFC 1413 */
    URIC_LOG_USER,        /* "user" */
    URIC_LOG_TIME,        /* "time": as written, without brackets; in w3c
                             "DATE TIME" */
    URIC_LOG_REQUEST,     /* "request": the request line */
    URIC_LOG_METHOD,      /* "method" */
    URIC_LOG_TARGET,      /* "target": the request-target (RFC 9112, 3.2); in w3c
                             "STEM", or "STEM?QUERY" if there is a query; in JSON
                             the value of the given key */
    URIC_LOG_PROTOCOL,    /* "protocol": "HTTP/1.1" */
    URIC_LOG_STATUS,      /* "status" */
    URIC_LOG_BYTES,       /* "bytes": sent to the client, with or without headers */
    URIC_LOG_REFERER,     /* "referer" */
    URIC_LOG_AGENT,       /* "agent" */
    URIC_LOG_HOST,        /* "host": the requested host, or the server's */
    URIC_LOG_PORT,        /* "port": the server's */
    URIC_LOG_CLIENT_PORT, /* "client-port" */
    URIC_LOG_DURATION     /* "duration": see duration_units */
};
#define URIC_LOG_FIELDS 16

/* The limit on the numbers of a format's columns: first the fields above, then the
 * format's own. */
#define URIC_LOG_COLUMNS 64

/* The field's name ("client-port"); NULL if there is no such field. */
URIC_API const char *uric_log_field_name(int field);

/* The room in a format for names and for the text between fields, in bytes. */
#define URIC_LOG_TEXT 2560

/* Part of a format; private. */
struct uric_log_step {
    uint64_t literal, mask; /* the first bytes of the text after the field */
    uint16_t text, length;  /* that text as a whole, in text[] */
    uint8_t kind, column, stop, flags;
};

/* The format of a log's lines.  The caller owns it; it takes a few KiB.  The functions
 * below fill it in.  Later only uric_log_directive() and uric_log_json_add() write to it;
 * everything else reads it, so threads may share one.  It may be copied.  Members are
 * private unless marked public. */
struct uric_log_format {
    uint64_t columns;        /* public: bit 1 << c is set if column c exists */
    uint32_t error_offset;   /* public: after an error, its offset in the string */
    uint32_t duration_units; /* public: how many units of the field duration make a second:
                                1 (perhaps with a fraction), 1000, 1000000; 0: unknown */
    uint64_t from_request;   /* which of method, target, protocol the request gives */
    uint64_t encoded;        /* columns with "+" for spaces, or with triplets */
    uint16_t text_length;
    uint16_t prefix, prefix_length; /* the text before the first field */
    uint8_t reader, machine, escape, escape_byte, n_steps, n_columns, flags;
    uint8_t captured_response, date, time_of_day, stem, query; /* columns */
    struct {
        uint16_t begin, end; /* in text */
    } name[URIC_LOG_COLUMNS];
    struct uric_log_step step[URIC_LOG_COLUMNS];
    char text[URIC_LOG_TEXT];
};

/* Where the columns of a line are.  The caller owns it.  column[] is meaningless for
 * undefined columns, which most servers write as "-". */
struct uric_log_row {
    uric_span column[URIC_LOG_COLUMNS];
    uint64_t defined; /* bit 1 << c: column c is defined; it may be empty */
    uint64_t escaped; /* bit 1 << c: the server has altered the column's bytes: see
                         uric_log_value() */
    uint32_t error_offset; /* 0 after URIC_OK.  After URIC_INVALID the smallest i such that
                              no line of the format starts with the first i + 1 bytes;
                              after URIC_INCOMPLETE the length of the line */
    uint32_t reserved;     /* 0 */
};

/* Whether a column is defined. */
static inline int uric_log_has(const struct uric_log_row *row, int column)
{
    return row->defined >> column & 1;
}

/* Select a format by name, the n bytes at name:
 *
 *   common    Apache's "%h %l %u %t \"%r\" %>s %b", and that of many others
 *   combined  common, then "%{Referer}i" and "%{User-Agent}i", both in quotes
 *   vhost     Debian's vhost_combined: "%v:%p " before combined, with %O for %b
 *   nginx     nginx's default: as combined, with nginx's escapes and "-" for ident
 *   w3c       W3C Extended Log File Format, as written by IIS and CloudFront: directives
 *             in the log name the columns (uric_log_directive())
 *   elb       AWS's Classic Load Balancer
 *   alb       AWS's Application Load Balancer, any version: fields that were added at
 *             the end may be missing, and unknown further ones are skipped
 *   haproxy   HAProxy's HTTP log, with or without syslog's prefix up to "[PID]: "
 *
 * Returns URIC_OK, or URIC_NO_RULE if there is no such format. */
URIC_API int uric_log_format_named(struct uric_log_format *f, const char *name,
                                   size_t n);

/* The names of those formats, from 0 on; NULL after the last. */
URIC_API const char *uric_log_format_name(int i);

/* Define a format by the n bytes at s.  If they have a "$" before a letter or "{", it is
 * nginx's; otherwise it is Apache's:
 *
 *   Apache's LogFormat: every directive of mod_log_config, mod_logio and mod_ssl, with
 *   its modifiers; "%%" is "%".  A column is named like its directive, without conditions
 *   on the status: "%>s", "%{X-Foo}i".
 *
 *   nginx's log_format: any variable, $name or ${name}; "escape=default ", "json " or
 *   "none " may come first.  Columns are named "$name".
 *
 * As in configuration files, "\\", "\"", "\'", "\t", "\n" and "\r" are one byte each.  A
 * field ends at the first occurrence of the text that follows it in the format; in quotes,
 * at the first unescaped quote.  %r and $request are always split into method, target and
 * protocol, unless these have fields of their own; "%U%q" and "$uri$is_args$args" are a
 * target.
 *
 * Returns URIC_OK; URIC_INVALID, with error_offset, for an unknown directive or for a
 * field right after another, whose start could not be found; URIC_TOO_LONG for more
 * columns or text than there is room for. */
URIC_API int uric_log_format_custom(struct uric_log_format *f, const char *s, size_t n);

/* Define a format of JSON lines, one object each.  The member with this key is the
 * target: the text of a string, or any other value as it is written; null is undefined.
 * "a.b" is member b of member a, or a member of that very name.  Of members with the same
 * key the first counts.  Returns URIC_OK; URIC_INVALID for an empty key; URIC_TOO_LONG. */
URIC_API int uric_log_format_json(struct uric_log_format *f, const char *key, size_t n);

/* Make another member a column and return its number, or -1 if there is no room or the
 * format is not JSON.  A key that is already a column keeps its number. */
URIC_API int uric_log_json_add(struct uric_log_format *f, const char *key, size_t n);

/* The number of a column: of the field with that name, if the format has it; otherwise of
 * the column that the format calls so ("cs-uri-stem", "$upstream_addr", "%{X-Foo}i"); -1
 * if there is none. */
URIC_API int uric_log_column(const struct uric_log_format *f, const char *name, size_t n);

/* The format's name for a column; if it is a field without such a name, the field's
 * name.  s is NULL if there is no such column, and for w3c's time without a date, which
 * uric_log_column() does not find either. */
URIC_API struct uric_bytes uric_log_column_name(const struct uric_log_format *f,
                                                int column);

/* A further result beside enum uric_status: the line is a directive, not a record. */
#define URIC_LOG_DIRECTIVE 64

/* Read one line, n bytes without its terminator, and write where its columns are to *row,
 * which need not be initialized.  Returns URIC_OK; URIC_INVALID or URIC_INCOMPLETE (a
 * truncated line), with error_offset and every column undefined; URIC_TOO_LONG; or
 * URIC_LOG_DIRECTIVE if the format is w3c and the line starts with "#". */
URIC_API int uric_log_read(const struct uric_log_format *f, const char *line, size_t n,
                           struct uric_log_row *row);

/* For w3c: apply a directive.  "#Fields:" defines the columns of the lines after it:
 * returns 1, and uric_log_column() must be called again; 0 for other directives.  A line
 * before the first #Fields is URIC_INVALID.  From the first name on that there is no room
 * for, names have no column. */
URIC_API int uric_log_directive(struct uric_log_format *f, const char *line, size_t n);

/* The bytes of a column as they were before the server escaped them: *value points into
 * the line if there are no escapes, otherwise into the buffer, of which at most size bytes
 * are written.  Returns URIC_OK, or URIC_TOO_SMALL with value->n the size needed, which
 * never exceeds the length of the line.  An undefined column has s NULL and n 0.
 * Malformed escapes, such as a truncated "\x4", stay as they are.
 *
 *   Apache    \xHH, \" \\ \b \n \r \t \v          nginx  \xHH
 *   JSON, and nginx's escape=json: RFC 8259, 7; an unpaired surrogate is U+FFFD
 *   haproxy   #HH                                 elb alb   \xHH, \" \\
 *   w3c       "" in quotes; in IIS's agent, referer and cookie "+" is a space;
 *             CloudFront's are percent-encoded
 */
URIC_API int uric_log_value(const struct uric_log_format *f, const char *line,
                            const struct uric_log_row *row, int column, char *buffer,
                            size_t size, struct uric_bytes *value);

#ifdef __cplusplus
}
#endif

#endif
