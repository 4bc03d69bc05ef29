/* Reads the records of collectors that have a line of a log inside of them. */
#include "logs/wrapper.h"

#include "command/memory.h"
#include "command/record/records.h"
#include "util/ascii.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the wrappers ---- */

/* Of JSON: the member that is the line, members that the records have besides, and one that they
 * have not. */
struct known {
    const char *name, *line, *has[2], *has_not[3];
    int needs_ends, has_ends;
    int is_made; /* by unframe.h */
};

/* A row is tried before those whose records may have the same members. */
static const struct known known[] = {
    { .name = "cri" },
    { "journal-export", "MESSAGE", { "__REALTIME_TIMESTAMP" }, { NULL }, 0, 0, 1 },
    { "journal-json", "MESSAGE", { "__REALTIME_TIMESTAMP" }, { NULL }, 0, 0, 0 },
    { "docker-json", "log", { "stream", "time" }, { "kubernetes", "date", "logtag" }, 1, 0, 0 },
    { "filebeat", "message", { "@timestamp" }, { NULL }, 0, 0, 0 },
    { "loki-streams", "line", { "timestamp" }, { NULL }, 0, 0, 1 },
    { "loki", "line", { "labels", "timestamp" }, { NULL }, 0, 0, 0 },
    { "vector", "message", { "timestamp", "source_type" }, { NULL }, 0, 0, 0 },
    { "fluent-bit", "log", { NULL }, { NULL }, 0, 1, 0 },
    { "in:message", "message", { NULL }, { NULL }, 0, 0, 0 },
    { "in:event.original", "event.original", { NULL }, { NULL }, 0, 0, 0 },
    { "in:textPayload", "textPayload", { NULL }, { NULL }, 0, 0, 0 }
};

enum { KNOWN = sizeof known / sizeof *known, NAMED = 9 };

/* The marks of a part: Fluent Bit's tag of CRI, Docker's logging drivers fluentd and journald,
 * Vector, journald's own limit on lines. */
enum mark { TAG, PARTIAL, PARTIAL_LAST, CONTAINER_PARTIAL, VECTOR_PARTIAL, LINE_BREAK };
static const char *const marks[WRAPPER_MARKS] = {
    "logtag", "partial_message", "partial_last", "CONTAINER_PARTIAL_MESSAGE", "_partial",
    "_LINE_BREAK"
};

/* The records whose streams a member tells apart.  PRIORITY tells a container's output from its
 * errors; elsewhere each line of a stream may start with a priority of its own, so the members of
 * containers come before it.  _SYSTEMD_UNIT may be missing from some records of a stream: when
 * journald looks it up, the process may have ended. */
enum use {
    OF_ALL,
    OF_SOURCE,    /* all; a record that has it is of a known source */
    OF_CONTAINER, /* those of a source that is a container */
    OF_OTHERS     /* those of no known source */
};

static const struct {
    const char *name;
    enum use use;
} keys[WRAPPER_KEYS] = { { "stream", OF_ALL },
                         { "partial_id", OF_ALL },
                         { "container_id", OF_ALL },
                         { "container_name", OF_ALL },
                         { "kubernetes.namespace_name", OF_ALL },
                         { "kubernetes.pod_namespace", OF_ALL },
                         { "kubernetes.pod_name", OF_ALL },
                         { "kubernetes.container_name", OF_ALL },
                         { "file", OF_ALL },
                         { "_BOOT_ID", OF_ALL },
                         { "CONTAINER_PARTIAL_ID", OF_ALL },
                         { "CONTAINER_ID_FULL", OF_SOURCE },
                         { "CONTAINER_ID", OF_SOURCE },
                         { "CONTAINER_NAME", OF_SOURCE },
                         { "PRIORITY", OF_CONTAINER },
                         { "_STREAM_ID", OF_SOURCE },
                         { "_PID", OF_OTHERS },
                         { "_SYSTEMD_UNIT", OF_OTHERS } };

const char *wrapper_name(int i)
{
    return i < NAMED ? known[i].name : i == NAMED ? "in:MEMBER" : NULL;
}

static int add(struct uric_log_format *f, const char *member)
{
    return uric_log_json_add(f, member, strlen(member));
}

/* A JSON format whose target is the member, and without which a record does not fit. */
static int format_of(struct uric_log_format *f, const char *member, size_t n)
{
    if (memchr(member, ',', n) || memchr(member, '=', n) ||
        uric_log_format_json(f, member, n) != URIC_OK)
        return -1;
    uric_log_json_require(f, URIC_LOG_TARGET);
    return 0;
}

static struct wrapper *json_wrapper(const char *name, size_t n_name, const char *member, size_t n)
{
    struct wrapper *const w = memory_of(sizeof *w);
    int i;

    memset(w, 0, sizeof *w);
    if (n_name >= sizeof w->name || format_of(&w->format, member, n) < 0) {
        free(w);
        return NULL;
    }
    memcpy(w->name, name, n_name);
    for (i = 0; i < WRAPPER_MARKS; i++)
        w->mark[i] = add(&w->format, marks[i]);
    uric_log_format_json(&w->stream, member, n);
    for (i = 0; i < WRAPPER_KEYS; i++)
        w->key[i] = add(&w->stream, keys[i].name);
    return w;
}

struct wrapper *wrapper_number(int i)
{
    struct wrapper *w;

    if (i >= KNOWN)
        return NULL;
    if (known[i].line == NULL) {
        w = memory_of(sizeof *w);
        memset(w, 0, sizeof *w);
        w->is_cri = 1;
        strcpy(w->name, known[i].name);
        uric_log_format_named(&w->format, "common", 6);
        uric_log_format_prefix(&w->format, w->name, strlen(w->name));
        return w;
    }
    w = json_wrapper(known[i].name, strlen(known[i].name), known[i].line,
                     strlen(known[i].line));
    w->needs_ends = known[i].needs_ends;
    w->has_ends = known[i].has_ends;
    w->is_made = known[i].is_made;
    return w;
}

struct wrapper *wrapper_named(const char *name, size_t n)
{
    static const char in[] = "in:";
    const size_t length = sizeof in - 1;
    int i;

    for (i = 0; i < KNOWN; i++) {
        if (uric_is_exactly(name, n, known[i].name))
            return wrapper_number(i);
    }
    return n > length && memcmp(name, in, length) == 0
               ? json_wrapper(name, n, name + length, n - length)
               : NULL;
}

/* ---- detection ---- */

static int is_string(const char *s, uric_span at)
{
    return at.begin > 0 && s[at.begin - 1] == '"' && s[at.end] == '"';
}

static int record_fits(int i, const struct uric_log_format *f, const struct record *record)
{
    const struct known *const k = &known[i];
    struct uric_log_row row;
    struct wrapper_cri cri;
    size_t m;

    if (k->line == NULL) {
        wrapper_read_cri(record->s, record->n, &cri);
        return cri.length > 0;
    }
    if (uric_log_read(f, record->s, record->n, &row) != URIC_OK ||
        !uric_log_has(&row, URIC_LOG_TARGET) || (k->is_made && record->s[1] != ' '))
        return 0;
    for (m = 0; m < sizeof k->has / sizeof *k->has && k->has[m]; m++) {
        if (!uric_log_has(&row, uric_log_column(f, k->has[m], strlen(k->has[m]))))
            return 0;
    }
    for (m = 0; m < sizeof k->has_not / sizeof *k->has_not && k->has_not[m]; m++) {
        if (uric_log_has(&row, uric_log_column(f, k->has_not[m], strlen(k->has_not[m]))))
            return 0;
    }
    return 1;
}

int wrapper_fits(int i, const char *s, size_t n, char terminator)
{
    enum { LINES = 64 };
    struct records records = { .terminator = terminator, .at = s, .end = s + n,
                               .longest = URIC_MAX_LENGTH };
    struct uric_log_format f;
    struct record record;
    int lines = 0, fits = 0;
    size_t m;

    if (known[i].line) {
        format_of(&f, known[i].line, strlen(known[i].line));
        uric_log_skip_offsets(&f);
        for (m = 0; m < sizeof known->has / sizeof *known->has && known[i].has[m]; m++)
            add(&f, known[i].has[m]);
        for (m = 0; m < sizeof known->has_not / sizeof *known->has_not && known[i].has_not[m]; m++)
            add(&f, known[i].has_not[m]);
    }
    while (lines < LINES && records_next(&records, &record)) {
        lines += record.n > 0;
        fits += record.n > 0 && record_fits(i, &f, &record);
    }
    return fits > 0 && 2 * fits >= lines;
}

/* ---- records of CRI ---- */

static int cri_layer(void)
{
    int i = 0;

    while (strcmp(uric_log_prefix_name(i), "cri") != 0)
        i++;
    return i;
}

static uric_span up_to(const char *s, size_t *at, size_t end, char delimiter)
{
    const char *const stop = memchr(s + *at, delimiter, end - *at);
    uric_span span = { (uint32_t)*at, (uint32_t)(stop ? (size_t)(stop - s) : end) };

    *at = stop ? span.end + (size_t)1 : end;
    return span;
}

void wrapper_read_cri(const char *s, size_t n, struct wrapper_cri *cri)
{
    size_t at = 0;

    memset(cri, 0, sizeof *cri);
    cri->length = uric_log_prefix_length(cri_layer(), s, n);
    if (cri->length == 0)
        return;
    if (*s == '[') {
        const size_t end = (size_t)((const char *)memchr(s, ']', cri->length) - s);

        at = sizeof "[pod/" - 1;
        cri->pod = up_to(s, &at, end, '/');
        cri->container = up_to(s, &at, end, ']');
        at = end + 2;
        cri->time = up_to(s, &at, cri->length, ' ');
        return;
    }
    cri->time = up_to(s, &at, cri->length, ' ');
    cri->stream = up_to(s, &at, cri->length, ' ');
    cri->is_part = s[at] == 'P';
}

/* ---- records of JSON ---- */

static int is_mark(const struct wrapper *w, const char *s, const struct uric_log_row *row,
                   enum mark mark, const char *value)
{
    const int c = w->mark[mark];
    const size_t n = strlen(value);

    return uric_log_has(row, c) && row->column[c].end - row->column[c].begin >= n &&
           memcmp(s + row->column[c].begin, value, n) == 0;
}

static int is_marked(const struct wrapper *w, const char *s, const struct uric_log_row *row)
{
    return is_mark(w, s, row, TAG, "P") || is_mark(w, s, row, CONTAINER_PARTIAL, "true") ||
           is_mark(w, s, row, VECTOR_PARTIAL, "true") ||
           is_mark(w, s, row, LINE_BREAK, "line-max") ||
           (is_mark(w, s, row, PARTIAL, "true") && !is_mark(w, s, row, PARTIAL_LAST, "true"));
}

/* journalctl writes a message that is not text as an array of its bytes.  Returns the byte at *at,
 * which moves to the next number, or to n; or -1. */
static int next_byte(const char *s, size_t n, size_t *at)
{
    int byte = 0, digits = 0;

    while (*at < n && (s[*at] == '[' || s[*at] == ',' || s[*at] == ' '))
        ++*at;
    for (; *at < n && uric_is_digit(s[*at]) && digits < 3; digits++)
        byte = 10 * byte + (s[(*at)++] - '0');
    while (*at < n && (s[*at] == ']' || s[*at] == ' '))
        ++*at;
    return digits > 0 && byte < 256 ? byte : -1;
}

static int read_bytes(const char *s, size_t n, char *to, size_t *length)
{
    size_t at = 0;

    *length = 0;
    while (at < n) {
        const int byte = next_byte(s, n, &at);

        if (byte < 0)
            return 0;
        to[(*length)++] = (char)byte;
    }
    return 1;
}

/* Sets the line.  A value that is no string is the line as it is written: an object may be a line
 * of a log in JSON. */
static void take_value(const struct wrapper *w, const char *s, const struct uric_log_row *row,
                       char *to, struct wrapped *in)
{
    const uric_span at = row->column[URIC_LOG_TARGET];
    struct uric_bytes value;

    in->s = s + at.begin;
    in->n = at.end - at.begin;
    if (is_string(s, at)) {
        uric_log_value(&w->format, s, row, URIC_LOG_TARGET, to, in->n, &value);
        in->s = value.s;
        in->n = value.n;
    } else if (*in->s == '[' && read_bytes(in->s, in->n, to, &value.n)) {
        in->s = to;
        in->n = value.n;
    }
}

static void read_json(const struct wrapper *w, const char *s, size_t n, char *to,
                      struct wrapped *in)
{
    enum { DOCKERS = 16 * 1024 };
    struct uric_log_row row;
    const enum uric_status status = uric_log_read(&w->format, s, n, &row);
    int ended;

    if (status != URIC_OK || !uric_log_has(&row, URIC_LOG_TARGET)) {
        in->is_wrong = 1;
        in->error = status == URIC_OK ? (uint32_t)n : row.error_offset;
        return;
    }
    take_value(w, s, &row, to, in);
    ended = in->n > 0 && in->s[in->n - 1] == '\n';
    in->n -= (size_t)ended;
    if (ended && in->n > 0 && in->s[in->n - 1] == '\r')
        in->n--;
    in->is_part = is_marked(w, s, &row) ||
                  (!ended && is_string(s, row.column[URIC_LOG_TARGET]) &&
                   (w->needs_ends || (w->has_ends && in->n == DOCKERS &&
                                      !uric_log_has(&row, w->mark[TAG]))));
}

void wrapper_read(const struct wrapper *w, const char *s, size_t n, char *to,
                  struct wrapped *in)
{
    struct wrapper_cri cri;

    memset(in, 0, sizeof *in);
    if (!w->is_cri) {
        read_json(w, s, n, to, in);
        return;
    }
    wrapper_read_cri(s, n, &cri);
    in->s = s + cri.length;
    in->n = n - cri.length;
    in->is_part = cri.is_part;
    in->is_wrong = cri.length == 0;
    if (in->is_wrong) {
        struct uric_log_row row;

        uric_log_read(&w->format, s, n, &row);
        in->error = row.error_offset;
    }
}

/* ---- streams ---- */

size_t wrapper_key(const struct wrapper *w, const char *s, size_t n, char *to)
{
    struct uric_log_row row;
    struct wrapper_cri cri;
    size_t length = 0;
    int i, has_source = 0;

    if (w->is_cri) {
        wrapper_read_cri(s, n, &cri);
        memcpy(to, s + cri.stream.begin, cri.stream.end - cri.stream.begin);
        return cri.stream.end - cri.stream.begin;
    }
    if (uric_log_read(&w->stream, s, n, &row) != URIC_OK)
        return 0;
    for (i = 0; i < WRAPPER_KEYS; i++) {
        const int c = w->key[i];
        const enum use use = keys[i].use;

        if (uric_log_has(&row, c) && (use != OF_CONTAINER || has_source) &&
            (use != OF_OTHERS || !has_source)) {
            memcpy(to + length, s + row.column[c].begin, row.column[c].end - row.column[c].begin);
            length += row.column[c].end - row.column[c].begin;
            has_source |= use == OF_SOURCE;
        }
        to[length++] = '\0';
    }
    return length;
}

/* ---- offsets ---- */

/* The value of the four digits at s; -1 if they are none. */
static long hex4(const char *s)
{
    long value = 0;
    int i;

    for (i = 0; i < 4; i++) {
        const unsigned digit = uric_hex_value(s[i]);

        if (digit > 15)
            return -1;
        value = 16 * value + (long)digit;
    }
    return value;
}

/* The bytes that the start of the n bytes at s, of a string, stands for; *length is how long that
 * start is. */
static size_t unit(const char *s, size_t n, size_t *length)
{
    long code, low;

    *length = 1;
    if (*s != '\\' || n < 2)
        return 1;
    *length = 2;
    if (s[1] != 'u' || n < 6 || (code = hex4(s + 2)) < 0)
        return 1;
    *length = 6;
    if (code >= 0xd800 && code < 0xdc00 && n >= 12 && s[6] == '\\' && s[7] == 'u' &&
        (low = hex4(s + 8)) >= 0xdc00 && low < 0xe000) {
        *length = 12;
        return 4;
    }
    return code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
}

size_t wrapper_offset(const struct wrapper *w, const char *s, size_t n, size_t inside)
{
    struct uric_log_row row;
    struct wrapper_cri cri;
    size_t at, end, seen = 0, length;

    if (w->is_cri) {
        wrapper_read_cri(s, n, &cri);
        return cri.length + inside;
    }
    if (uric_log_read(&w->format, s, n, &row) != URIC_OK)
        return n;
    at = row.column[URIC_LOG_TARGET].begin;
    end = row.column[URIC_LOG_TARGET].end;
    if (is_string(s, row.column[URIC_LOG_TARGET])) {
        for (; at < end && seen < inside; at += length) {
            seen += unit(s + at, end - at, &length);
            if (seen > inside)
                break;
        }
        return at;
    }
    if (s[at] != '[')
        return at + inside;
    for (; at < end && seen < inside; seen++) {
        length = 0;
        if (next_byte(s + at, end - at, &length) < 0)
            return row.column[URIC_LOG_TARGET].begin + inside; /* not of bytes */
        at += length;
    }
    return at;
}
