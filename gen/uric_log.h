/* uric_log: read access logs, line by line, into columns.
 *
 * A format describes a server's lines: uric_log_detect() finds it by a log's first lines,
 * uric_log_format_named() by its name, and uric_log_format_custom() takes the definition of
 * a server's configuration.  uric_log_read() writes where the columns of a line are.
 *
 * Example:
 *     line = "::1 - - [01/Jan/2026:00:00:00 +0000] \"GET /a HTTP/1.1\" 200 5";
 *     assert(uric_log_format_custom(&f, "%h %l %u %t \"%r\" %>s %b", 23) == URIC_OK);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK);
 *     uric_span target = row.column[URIC_LOG_TARGET];
 *     assert(target.end - target.begin == 2 && line[target.begin] == '/');
 *     assert(!uric_log_has(&row, URIC_LOG_USER));
 *
 * A unit that calls nothing of uric.c.  It needs uric.h, whose conventions apply.
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
                             "STEM", or "STEM?QUERY" if there is a query */
    URIC_LOG_PROTOCOL,    /* "protocol": "HTTP/1.1" */
    URIC_LOG_STATUS,      /* "status" */
    URIC_LOG_BYTES,       /* "bytes": sent to the client, with or without headers */
    URIC_LOG_REFERER,     /* "referer" */
    URIC_LOG_AGENT,       /* "agent" */
    URIC_LOG_HOST,        /* "host": the requested host, or the server's */
    URIC_LOG_PORT,        /* "port": the server's */
    URIC_LOG_CLIENT_PORT, /* "client-port" */
    URIC_LOG_DURATION     /* "duration": see uric_log_duration_units() */
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

/* The limit on the prefixes of a format. */
#define URIC_LOG_PREFIXES 4

/* The format of a log's lines.  The caller owns it.  The functions below fill it in.  Later only
 * uric_log_directive() and uric_log_json_add() write to it; everything else reads it, so threads
 * may share one.  Its size is part of the ABI, its bytes are private; they may be copied. */
struct uric_log_format {
    union {
        unsigned char bytes[5376];
        uint64_t aligned;
    } opaque;
};

/* The columns of the format: bit (uint64_t)1 << c is set if column c exists.
 *
 * Example:
 *     assert(uric_log_format_named(&f, "common", 6) == URIC_OK);
 *     assert(uric_log_columns(&f) >> URIC_LOG_STATUS & 1);
 *     assert(!(uric_log_columns(&f) >> URIC_LOG_AGENT & 1));
 */
URIC_API uint64_t uric_log_columns(const struct uric_log_format *f);

/* After an error of uric_log_format_custom() or uric_log_format_json(): its offset in the string
 * that was given.
 *
 * Example:
 *     assert(uric_log_format_custom(&f, "%h %Q", 5) == URIC_INVALID);
 *     assert(uric_log_error_offset(&f) == 3);
 */
URIC_API uint32_t uric_log_error_offset(const struct uric_log_format *f);

/* How many units of the field duration make a second: 1 (perhaps with a fraction), 1000, 1000000
 * or 1000000000; 0 if that is unknown.
 *
 * Example:
 *     assert(uric_log_format_custom(&f, "%D", 2) == URIC_OK);
 *     assert(uric_log_duration_units(&f) == 1000000);
 */
URIC_API uint32_t uric_log_duration_units(const struct uric_log_format *f);

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
    uint32_t cut; /* 1 if HAProxy cut the line, or the request: the end of it is missing, and
                     in the row the end of the last column; else 0 */
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
 *   common    Apache's "%h %l %u %t \"%r\" %>s %b", which many servers write
 *   combined  common, then "%{Referer}i" and "%{User-Agent}i", both in quotes
 *   vhost     Debian's vhost_combined: "%v:%p " before combined, with %O for %b
 *   nginx     nginx's default: as combined, with nginx's escapes and "-" for ident;
 *             nginx:escape=json and nginx:escape=none have other escapes
 *   nginx-main     the "main" of nginx.org's packages and image: combined, then
 *             "$http_x_forwarded_for", which lines may lack
 *   ingress-nginx  the default of Kubernetes' ingress-nginx
 *   combined-rest, common-rest  combined or common, and then any text, which may be absent, in
 *             the column "rest"
 *   w3c       W3C Extended Log File Format: directives in the log name the columns
 *             (uric_log_directive()); iis and cloudfront are this format as these servers
 *             write it, and w3c recognizes CloudFront by its field x-edge-location
 *   elb       AWS's Classic Load Balancer
 *   alb       AWS's Application Load Balancer, any version: fields that were added at
 *             the end may be missing, and up to 8 unknown fields after them are skipped
 *   nlb       AWS's Network Load Balancer, of TLS listeners, any version
 *   s3        Amazon S3's server access log, any version
 *   haproxy   HAProxy's logs, line by line: of HTTP (options httplog, httplog clf and httpslog),
 *             of TCP (option tcplog), its default ("Connect from ...") and of connections that
 *             ended before a request ("SSL handshake failure"), with or without syslog's
 *             prefix up to "[PID]: " or its priority "<N>".  A line that is cut in the request
 *             or after it is read up to there: see cut in struct uric_log_row.
 *             haproxy-https reads the lines of HTTP alone
 *   squid     Squid's native access.log
 *   lighttpd  lighttpd's default: as combined, with the host for ident
 *   varnish   varnishncsa's default: as combined; the target is an absolute URI
 *   traefik   Traefik's common format, with its counter, router, server and duration
 *   envoy     Envoy's default; istio is Istio's
 *   morgan    morgan's "dev", which Express' generator sets, with its colors;
 *             morgan:plain is "dev" without colors (NO_COLOR), morgan:tiny and
 *             morgan:short are its "tiny" and "short".  Its "combined" and "common" are
 *             Apache's.
 *   http.server  Python's http.server, Flask's development server and Django's runserver, also
 *             their lines "code 404, message ..."; uvicorn is uvicorn's, gin is Gin's
 *   heroku    Heroku's router, as "heroku logs" prints it; unknown fields may follow
 *
 * A client is an address, without brackets, or a host name.  A user's name may contain spaces
 * only if " [" follows it.  After an ident that is not "-", such a name has no ":", and "-" is not
 * one of its words: a line with one of these has a prefix that the format lacks.  In the formats
 * of Traefik, Envoy, Istio, S3, ELB, ALB and Heroku, a quote in a value that is not escaped makes
 * the line invalid, since what a client sent after it could be taken for other fields.
 *
 * Formats of JSON lines, whose members become columns as with uric_log_format_json():
 *
 *   caddy         Caddy 2's access log
 *   traefik-json  Traefik's, with format: json
 *   envoy-json    Envoy's, with Istio's or Envoy Gateway's names of members
 *   pino          pino-http's
 *   winston       express-winston's
 *   gcp           Google Cloud's LogEntry with an httpRequest
 *   cloudflare    Cloudflare's Logpush of HTTP requests
 *   nginx-json    nginx's, with escape=json and members that are named like variables
 *                 ($request_uri, $remote_addr) or briefly ("uri", "client")
 *
 * A line of JSON fits such a format only if it has the members that the format requires, such
 * as the target and the status; if it lacks one, the error is at the end of the object.
 *
 * Returns URIC_OK, or URIC_UNKNOWN if there is no such format.
 *
 * Example: see uric_log_read(). */
URIC_API enum uric_status uric_log_format_named(struct uric_log_format *f,
                                                const char *name, size_t n);

/* The name of format i, counted from 0; NULL after the last.
 *
 * Example:
 *     assert(strcmp(uric_log_format_name(0), "common") == 0);
 */
URIC_API const char *uric_log_format_name(int i);

/* The string that defines format i, as uric_log_format_custom() reads it; NULL if no string
 * defines it.
 *
 * Example:
 *     assert(strcmp(uric_log_format_string(0), "%h %l %u %t \"%r\" %>s %b") == 0);
 */
URIC_API const char *uric_log_format_string(int i);

/* How many formats uric_log_detect() lists. */
#define URIC_LOG_NEAREST 3

/* A format that lines may have, and how well they fit it. */
struct uric_log_guess {
    int format;     /* its number: uric_log_format_name() */
    int prefix;     /* the number of a prefix before it: uric_log_prefix_name(); or -1 */
    uint32_t fits;  /* how many of the lines fit */
    uint32_t reach; /* the part of a line before its first error, in thousandths, on average
                       over the first 8 lines that do not fit; 0 after URIC_OK */
    uint32_t goes_on; /* 1 if a space follows the format's last field in these lines, and
                         then something else; else 0 */
};

/* The result of uric_log_detect(). */
struct uric_log_detection {
    uint64_t bytes;     /* how many bytes were looked at */
    uint32_t lines;     /* how many nonempty lines are in them */
    uint32_t n;         /* how many guesses follow */
    struct uric_log_guess nearest[URIC_LOG_NEAREST]; /* the chosen format alone; or, if no
                            format was chosen, the nearest ones: by fits, then by columns
                            that are defined, then by how many fields of the other lines
                            can be read */
};

/* Find the named format of a log by its first lines, which are the n bytes at s.  Each line
 * ends with the terminator, which the last line may lack.  A CR before an LF is not part of a
 * line, and a byte order mark at s is not part of the first line.  At most 64 nonempty lines
 * of 64 KiB together are read; the first is read even if it is longer.
 *
 * The format is the one that most lines fit, if at least half of them do, or the others fit no
 * format at all: they may be garbage that a scanner sent, or a server's messages.  If about as
 * many lines fit several formats, the format that defines the most columns is chosen; of formats
 * that define the same columns with the same values, the first by number.  combined-rest and
 * common-rest are chosen only if more lines fit them than the formats without a rest.  w3c needs
 * its "#Fields" among the lines.  If no format fits, formats with one prefix before them are
 * tried, then those of nginx with other escapes.
 *
 * Returns URIC_OK, with the format in *f, as if uric_log_format_named() and
 * uric_log_format_prefix() had just made it; URIC_UNKNOWN if no format fits or several fit
 * equally well: then *f is unspecified; URIC_NONE if there is no nonempty line.  It needs
 * about 16 KiB of stack.
 *
 * Example:
 *     struct uric_log_detection found;
 *     line = "::1 - - [01/Jan/2026:00:00:00 +0000] \"GET /a HTTP/1.1\" 200 5\n";
 *     assert(uric_log_detect(line, strlen(line), '\n', &f, &found) == URIC_OK);
 *     assert(found.lines == 1 && found.nearest[0].fits == 1);
 *     assert(strcmp(uric_log_format_name(found.nearest[0].format), "common") == 0);
 */
URIC_API enum uric_status uric_log_detect(const char *s, size_t n, char terminator,
                                          struct uric_log_format *f,
                                          struct uric_log_detection *detection);

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

/* Define a format of JSON lines, one object each, by the n bytes at s: the path of the member
 * that is the target; or pairs FIELD=PATH parted by commas, in which FIELD is one of the fields
 * above.  If a field has several pairs, the first one whose member the line has counts.  The
 * field request is split into method, target and protocol, unless a pair before it gives them.
 *
 * A path is the keys from the outermost one on, joined by "."; in an array the key is the index
 * of the element, from 0 on: "request.headers.Referer.0".  A "." within a key is not escaped:
 * "a.b" is member b of member a, and also the member "a.b".  Of members with the same path the
 * last counts.  A path leads through at most 16 objects and arrays.
 *
 * The column is the text of a string, or any other value as it is written; null is undefined.
 * A client that is an address, a colon and a port ("192.0.2.1:80", "[::1]:80") becomes the
 * columns client and client-port, unless the line has a client-port of its own.
 *
 * Returns URIC_OK; URIC_INVALID if s is empty or, with error_offset, if a pair is invalid;
 * URIC_TOO_LONG for more pairs or text than there is room for.
 *
 * Example:
 *     line = "{\"url\":\"/a\",\"code\":200}";
 *     assert(uric_log_format_json(&f, "url", 3) == URIC_OK);
 *     int code = uric_log_json_add(&f, "code", 4);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK &&
 *            uric_log_has(&row, code));
 *     assert(uric_log_format_json(&f, "target=url,status=code", 22) == URIC_OK);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK &&
 *            uric_log_has(&row, URIC_LOG_STATUS));
 */
URIC_API enum uric_status uric_log_format_json(struct uric_log_format *f, const char *s,
                                               size_t n);

/* Make another member a column and return its number, or -1 if there is no room or the
 * format is not JSON.  A name that uric_log_column() finds keeps its number; a "." before a
 * path asks for the member also if a field has that name: ".status".
 *
 * Example: see uric_log_format_json(). */
URIC_API int uric_log_json_add(struct uric_log_format *f, const char *path, size_t n);

/* Require a column of a format of JSON lines: a line without any of its members is then
 * URIC_INVALID.  A member that is null or empty is there.  Columns that the format lacks, and other
 * formats, are left as they are.
 *
 * Example:
 *     assert(uric_log_format_json(&f, "url", 3) == URIC_OK);
 *     assert(uric_log_read(&f, "{\"code\":200}", 12, &row) == URIC_OK);
 *     uric_log_json_require(&f, URIC_LOG_TARGET);
 *     assert(uric_log_read(&f, "{\"code\":200}", 12, &row) == URIC_INVALID);
 */
URIC_API void uric_log_json_require(struct uric_log_format *f, int column);

/* Put a layer before a format that has been defined; its name is the n bytes at name.  Each line
 * must then start with the prefix that such a collector writes; the format describes the rest:
 *
 *   syslog   RFC 3164: "Oct 11 22:14:15 HOST nginx[12]: ", also with the priority before
 *            it, without HOST, or with the time of RFC 3339, as rsyslog writes it
 *   rfc5424  RFC 5424: "<190>1 TIME HOST nginx 12 - - "
 *   journal  journalctl's short forms, -o short, short-iso, short-full, short-unix, ...
 *   cri      Kubernetes' files: "TIME stdout F "; and kubectl logs: "[pod/NAME/CONTAINER] "
 *   docker   docker logs --timestamps: "TIME "; docker compose logs: "web-1  | "
 *   vhost    "HOST:PORT ", which become the columns host and port if the format has no
 *            others
 *   server   "HOST ", which becomes the column host, if the format has no other
 *
 * Layers can be stacked: each call puts another layer before the layers that the format has.
 * Returns URIC_OK; URIC_UNKNOWN if there is no such layer; URIC_TOO_LONG if the format has
 * URIC_LOG_PREFIXES layers already.
 *
 * Example:
 *     line = "web-1  | {\"url\":\"/a\"}";
 *     assert(uric_log_format_json(&f, "url", 3) == URIC_OK);
 *     assert(uric_log_format_prefix(&f, "docker", 6) == URIC_OK);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK &&
 *            row.column[URIC_LOG_TARGET].begin == 17);
 */
URIC_API enum uric_status uric_log_format_prefix(struct uric_log_format *f,
                                                 const char *name, size_t n);

/* The name of layer i, counted from 0; NULL after the last.
 *
 * Example: see uric_log_prefix_length(). */
URIC_API const char *uric_log_prefix_name(int i);

/* The length of the prefix of layer i at the start of a line of n bytes; 0 if the line does
 * not start with it, or there is no layer i.
 *
 * Example:
 *     assert(strcmp(uric_log_prefix_name(5), "vhost") == 0);
 *     assert(uric_log_prefix_length(5, "h.example:80 ::1 - -", 20) == 13);
 */
URIC_API size_t uric_log_prefix_length(int i, const char *line, size_t n);

/* The number of the column with this name: a field's, if the format has that field; otherwise
 * a name of the format's own ("cs-uri-stem", "$upstream_addr", "%{X-Foo}i").  -1 if there is
 * no such column.
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

/* The type of a column's values, unless a server writes other values than its format says. */
enum uric_log_type {
    URIC_LOG_IS_TEXT,
    URIC_LOG_IS_INTEGER, /* such as status, bytes and port */
    URIC_LOG_IS_DECIMAL  /* such as a duration in seconds */
};

/* The type that the format declares for a column; for a field that the format lacks, the type
 * that it usually has; for any other number, text.  Members of JSON that uric_log_json_add()
 * has added are text.
 *
 * Example:
 *     assert(uric_log_format_named(&f, "combined", 8) == URIC_OK);
 *     assert(uric_log_column_type(&f, URIC_LOG_STATUS) == URIC_LOG_IS_INTEGER);
 *     assert(uric_log_column_type(&f, URIC_LOG_AGENT) == URIC_LOG_IS_TEXT);
 */
URIC_API enum uric_log_type uric_log_column_type(const struct uric_log_format *f,
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

/* Make uric_log_read() reject lines sooner: the status of a malformed line may then be either
 * URIC_INVALID or URIC_INCOMPLETE, and its error_offset is meaningless.  Finding these takes
 * several times as long as reading a line.  Everything else stays the same.
 *
 * Example:
 *     line = "::1 - - [01/Jan/2026:00:00:00 +0000] \"GET / HTTP/1.1\" 200 5 0.003";
 *     assert(uric_log_format_named(&f, "common", 6) == URIC_OK);
 *     uric_log_skip_offsets(&f);
 *     assert(uric_log_read(&f, line, strlen(line), &row) != URIC_OK);
 */
URIC_API void uric_log_skip_offsets(struct uric_log_format *f);

/* For w3c: apply a directive.  "#Fields:" defines the columns of the lines after it:
 * returns true, and uric_log_column() must be called again; false for other directives.
 * A line before the first #Fields is URIC_INVALID.  If there is no room for a name, that name
 * and all after it have no column.
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
 *   Apache    \xHH, \" \\ \a \b \f \n \r \t \v    nginx  \xHH
 *   JSON, and nginx's escape=json: RFC 8259, 7; an unpaired surrogate is U+FFFD
 *   haproxy   #HH                                 elb alb   \xHH, \" \\
 *   traefik   \", of newer versions
 *   w3c       "" in quotes; in IIS's agent and cookie "+" is a space; CloudFront's agent,
 *             cookie and referer are percent-encoded
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

/* Whether a column's bytes in the line are a number in the syntax of JSON (RFC 8259, 6) and are
 * meant as one: the column's type is a number or, in JSON, the value is not a string.
 *
 * Example:
 *     line = "{\"url\":\"/\",\"a\":1e3,\"b\":\"1\"}";
 *     assert(uric_log_format_json(&f, "url", 3) == URIC_OK);
 *     int a = uric_log_json_add(&f, "a", 1), b = uric_log_json_add(&f, "b", 1);
 *     assert(uric_log_read(&f, line, strlen(line), &row) == URIC_OK);
 *     assert(uric_log_is_number(&f, line, &row, a));
 *     assert(!uric_log_is_number(&f, line, &row, b));
 */
URIC_API bool uric_log_is_number(const struct uric_log_format *f, const char *line,
                                 const struct uric_log_row *row, int column);

#ifdef __cplusplus
}
#endif

#endif
