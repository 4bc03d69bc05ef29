/* Splits a log line, and gives the value of each of its fields. */
#include "cli/log/log_line.h"

#include "cli/log/log_time.h"
#include "cli/memory.h"
#include "cli/tolerate.h"

#include <stdlib.h>
#include <string.h>

void log_line_begin(struct log_line *line, const struct log_fields *fields,
                    const struct options *o)
{
    const size_t rooms = fields->n + LOG_FREE_ROOMS;
    size_t i;

    memset(line, 0, sizeof *line);
    line->fields = fields;
    line->options = o;
    line->format = *fields->format;
    line->column = memory_of(fields->n * sizeof *line->column);
    for (i = 0; i < fields->n; i++)
        line->column[i] = fields->list[i].column;
    line->room = memory_of(rooms * sizeof *line->room);
    memset(line->room, 0, rooms * sizeof *line->room);
}

void log_line_end(struct log_line *line)
{
    size_t i;

    for (i = 0; line->room && i < line->fields->n + LOG_FREE_ROOMS; i++)
        room_free(&line->room[i]);
    free(line->room);
    free(line->column);
    room_free(&line->target.room);
    room_free(&line->referer.room);
}

/* ---- directives ---- */

static void find_columns(struct log_line *line)
{
    size_t i;

    for (i = 0; i < line->fields->n; i++)
        line->column[i] = log_fields_column(&line->fields->list[i], &line->format);
}

/* The serial of a directive that this line reader has read itself; no chunk's has it. */
#define OWN_SERIAL UINT64_MAX

void log_line_direct(struct log_line *line, const struct directive *directive)
{
    const uint64_t serial = directive ? directive->serial : 0;

    if (serial == line->directive)
        return;
    line->directive = serial;
    line->format = *line->fields->format;
    if (directive)
        uric_log_directive(&line->format, directive->s, directive->n);
    find_columns(line);
}

void log_line_read(struct log_line *line, const struct record *record, size_t longest)
{
    line->record = *record;
    line->target.is_read = line->referer.is_read = 0;
    if (record->too_long) {
        line->status = URIC_TOO_LONG;
        line->row.error_offset = (uint32_t)longest;
        return;
    }
    line->status = uric_log_read(&line->format, record->s, record->n, &line->row);
    if (line->status == URIC_DIRECTIVE &&
        uric_log_directive(&line->format, record->s, record->n)) {
        line->directive = OWN_SERIAL;
        find_columns(line);
    }
}

/* ---- columns ---- */

/* The column's value, with the server's escapes undone. */
static struct uric_bytes column(struct log_line *line, int c, struct room *room)
{
    struct uric_bytes bytes = { NULL, 0 };

    if (c < 0 || !uric_log_has(&line->row, c))
        return bytes;
    if (line->row.escaped >> c & 1)
        room_need(room, memory_sum(line->record.n, 1));
    uric_log_value(&line->format, line->record.s, &line->row, c, room->s, room->size,
                   &bytes);
    return bytes;
}

static struct value text(struct uric_bytes bytes)
{
    return bytes.s ? value_text(VALUE_RAW, bytes.s, bytes.n) : value_undefined();
}

/* With --decode, decodes the triplets of a URI; malformed ones stay. */
static struct value decoded(const struct log_line *line, struct uric_bytes bytes,
                            struct room *room)
{
    size_t from = 0, n = 0;

    if (!line->options->decode || bytes.s == NULL || memchr(bytes.s, '%', bytes.n) == NULL)
        return text(bytes);
    if (bytes.s != room->s)
        room_need(room, bytes.n);
    while (from < bytes.n) {
        size_t length, stopped;

        uric_decode(bytes.s + from, bytes.n - from, 0, room->s + n, bytes.n - from,
                    &length, &stopped);
        n += length;
        from += stopped;
        if (from < bytes.n)
            room->s[n++] = bytes.s[from++];
    }
    return value_text(VALUE_RAW, room->s, n);
}

/* ---- parts of columns ---- */

static int is_connect(const struct log_line *line)
{
    const uric_span method = line->row.column[URIC_LOG_METHOD];

    return uric_log_has(&line->row, URIC_LOG_METHOD) && method.end - method.begin == 7 &&
           memcmp(line->record.s + method.begin, "CONNECT", 7) == 0;
}

static const struct log_uri *uri(struct log_line *line, int c)
{
    struct log_line_uri *u = c == URIC_LOG_TARGET ? &line->target : &line->referer;

    if (u->is_read)
        return &u->uri;
    u->is_read = 1;
    if (c == URIC_LOG_TARGET)
        log_uri_read_target(&u->uri, column(line, c, &u->room), is_connect(line),
                            line->options);
    else
        log_uri_read_referer(&u->uri, column(line, c, &u->room), line->options);
    return &u->uri;
}

static struct value tolerated(const struct log_line *line, const struct log_uri *u,
                              struct room *room)
{
    if (!u->valid)
        return value_undefined();
    room_need(room, TOLERATE_LIST);
    tolerate_list(tolerate_policy(line->options), uric_bind(u->text.s, &u->u), room->s);
    return value_text(VALUE_PLAIN, room->s, strlen(room->s));
}

static struct value uri_value(struct log_line *line, const struct log_field *f,
                              struct room *room)
{
    const struct log_uri *u = uri(line, f->column);

    if (!u->defined)
        return value_undefined();
    if (f->kind == LOG_PART_ERROR)
        return u->valid ? value_undefined() : value_number(u->u.error_offset);
    if (f->kind == LOG_ERROR_PART)
        return u->valid ? value_undefined()
                        : tolerate_error_part(URIC_RULE_URI_REFERENCE, &u->u);
    if (f->kind == LOG_TOLERATED)
        return tolerated(line, u, room);
    return decoded(line, log_uri_part(u, f), room);
}

static struct value time_value(struct log_line *line, const struct log_field *f,
                               struct room *room)
{
    char iso[LOG_TIME_SIZE];

    if (!log_time_read(column(line, f->column, room), iso))
        return value_undefined();
    room_need(room, LOG_TIME_SIZE);
    memcpy(room->s, iso, LOG_TIME_SIZE);
    return value_text(VALUE_RAW, room->s, (size_t)f->part);
}

/* ---- fields ---- */

/* By its column or, in JSON, by its name. */
static int is_uri(const struct log_field *f, int c)
{
    return c == URIC_LOG_TARGET || c == URIC_LOG_REFERER || strcmp(f->name, "referer") == 0;
}

struct value log_line_value(struct log_line *line, size_t field, size_t room)
{
    const struct log_field *f = &line->fields->list[field];
    struct room *r = &line->room[room];

    switch (f->kind) {
    case LOG_RECORD: return value_number(line->record.number);
    case LOG_INPUT:
        return line->record.too_long
                   ? value_undefined()
                   : value_text(VALUE_RAW, line->record.s, line->record.n);
    case LOG_ERROR:
        return line->status == URIC_OK || line->status == URIC_DIRECTIVE
                   ? value_undefined()
                   : value_number(line->row.error_offset);
    default: break;
    }
    if (line->status != URIC_OK)
        return value_undefined();
    switch (f->kind) {
    case LOG_COLUMN:
        return is_uri(f, line->column[field])
                   ? decoded(line, column(line, line->column[field], r), r)
                   : text(column(line, line->column[field], r));
    case LOG_TIME_PART: return time_value(line, f, r);
    default: return uri_value(line, f, r);
    }
}
