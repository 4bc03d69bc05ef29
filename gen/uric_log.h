/* uric_log: read access logs, line by line.
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_log.h>
 *     struct uric_log_format f;
 *     struct uric_log_row row;
 *     const char *line;
 */
#ifndef URIC_LOG_H
#define URIC_LOG_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- access logs: uric_log_read ------------------------------------------- */

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

/* The field's name ("client-port"); NULL if there is no such field.
 *
 * Example:
 *     assert(strcmp(uric_log_field_name(URIC_LOG_TARGET), "target") == 0);
 */
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

/* Whether a column is defined; false for -1, which stands for no column.
 *
 * Example: see uric_log_read(). */
static inline bool uric_log_has(const struct uric_log_row *row, int column)
{
    return column >= 0 && column < URIC_LOG_COLUMNS && (row->defined >> column & 1);
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
 * Returns URIC_OK, or URIC_UNKNOWN if there is no such format.
 *
 * Example: see uric_log_read(). */
URIC_API enum uric_status uric_log_format_named(struct uric_log_format *f,
                                                const char *name, size_t n);

/* The names of those formats, from 0 on; NULL after the last.
 *
 * Example:
 *     assert(strcmp(uric_log_format_name(0), "common") == 0);
 */
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
 * columns or text than there is room for.
 *
 * Example:
 *     assert(uric_log_format_custom(&f, "%h \"%r\" %{X-Foo}i", 18) == URIC_OK);
 *     assert(uric_log_column(&f, "target", 6) == URIC_LOG_TARGET);
 *     int foo = uric_log_column(&f, "%{X-Foo}i", 9);
 *     assert(foo >= 0 && uric_log_column_name(&f, foo).n == 9);
 */
URIC_API enum uric_status uric_log_format_custom(struct uric_log_format *f,
                                                 const char *s, size_t n);

/* Define a format of JSON lines, one object each.  The member with this key is the
 * target: the text of a string, or any other value as it is written; null is undefined.
 * "a.b" is member b of member a, or a member of that very name.  Of members with the same
 * key the first counts.  Returns URIC_OK; URIC_INVALID for an empty key; URIC_TOO_LONG.
 *
 * Example:
 *     line = "{\"url\":\"/a\",\"code\":200}";
 *     assert(uric_log_format_json(&f, "url", 3) == URIC_OK);
 *     int code = uric_log_json_add(&f, "code", 4);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK &&
 *            uric_log_has(&row, code));
 */
URIC_API enum uric_status uric_log_format_json(struct uric_log_format *f,
                                               const char *key, size_t n);

/* Make another member a column and return its number, or -1 if there is no room or the
 * format is not JSON.  A key that is already a column keeps its number.
 *
 * Example: see uric_log_format_json(). */
URIC_API int uric_log_json_add(struct uric_log_format *f, const char *key, size_t n);

/* The number of a column: of the field with that name, if the format has it; otherwise of
 * the column that the format calls so ("cs-uri-stem", "$upstream_addr", "%{X-Foo}i"); -1
 * if there is none.
 *
 * Example: see uric_log_format_custom(). */
URIC_API int uric_log_column(const struct uric_log_format *f, const char *name, size_t n);

/* The format's name for a column; if it is a field without such a name, the field's
 * name.  s is NULL if there is no such column, and for w3c's time without a date, which
 * uric_log_column() does not find either.
 *
 * Example: see uric_log_format_custom(). */
URIC_API struct uric_bytes uric_log_column_name(const struct uric_log_format *f,
                                                int column);

/* Read one line, n bytes without its terminator, and write where its columns are to *row,
 * which need not be initialized.  Returns URIC_OK; URIC_INVALID or URIC_INCOMPLETE (a
 * truncated line), with error_offset and every column undefined; URIC_TOO_LONG; or
 * URIC_DIRECTIVE if the format is w3c and the line starts with "#".
 *
 * Example:
 *     line = "::1 - - [01/Jan/2026:00:00:00 +0000] \"GET /a HTTP/1.1\" 200 5";
 *     assert(uric_log_format_named(&f, "common", 6) == URIC_OK);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK);
 *     assert(uric_log_has(&row, URIC_LOG_TARGET) &&
 *            row.column[URIC_LOG_TARGET].begin == 42);
 */
URIC_API enum uric_status uric_log_read(const struct uric_log_format *f,
                                        const char *line, size_t n,
                                        struct uric_log_row *row);

/* For w3c: apply a directive.  "#Fields:" defines the columns of the lines after it:
 * returns true, and uric_log_column() must be called again; false for other directives.
 * A line before the first #Fields is URIC_INVALID.  From the first name on that there is
 * no room for, names have no column.
 *
 * Example:
 *     line = "#Fields: cs-method cs-uri-stem";
 *     assert(uric_log_format_named(&f, "w3c", 3) == URIC_OK);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_DIRECTIVE);
 *     assert(uric_log_directive(&f, line, strlen(line)));
 *     assert(uric_log_read(&f, "GET /a", 6, &row) == URIC_OK);
 */
URIC_API bool uric_log_directive(struct uric_log_format *f, const char *line, size_t n);

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
 *
 * Example:
 *     struct uric_bytes value;
 *     line = "{\"url\":\"\\/a\"}";
 *     assert(uric_log_format_json(&f, "url", 3) == URIC_OK);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK);
 *     assert(uric_log_value(&f, line, &row, URIC_LOG_TARGET, buffer,
 *                           sizeof buffer, &value) == URIC_OK);
 *     assert(value.n == 2 && memcmp(value.s, "/a", 2) == 0);
 */
URIC_API enum uric_status uric_log_value(const struct uric_log_format *f,
                                         const char *line,
                                         const struct uric_log_row *row, int column,
                                         char *buffer, size_t size,
                                         struct uric_bytes *value);

#ifdef __cplusplus
}
#endif

#endif
