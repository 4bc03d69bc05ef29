/* Splits a log line, and gives the value of each of its fields. */
#include "logs/log_line.h"

#include "command/memory.h"
#include "command/suffixes.h"
#include "command/tolerate.h"
#include "logs/unwrap.h"
#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

void log_line_begin(struct log_line *line, const struct log_fields *fields,
                    const struct log_options *o)
{
    const size_t rooms = fields->n + LOG_FREE_ROOMS;
    size_t i;

    memset(line, 0, sizeof *line);
    line->fields = fields;
    line->options = o;
    line->column = memory_of(fields->n * sizeof *line->column);
    for (i = 0; i < fields->n; i++) {
        line->column[i] = -1;
        line->needs_offsets |= fields->list[i].kind == LOG_ERROR;
    }
    line->room = memory_of(rooms * sizeof *line->room);
    memset(line->room, 0, rooms * sizeof *line->room);
}

void log_line_end(struct log_line *line)
{
    size_t i;

    for (i = 0; line->room && i < line->fields->n + LOG_FREE_ROOMS; i++)
        room_free(&line->room[i]);
    wrapped_record_end(&line->wrapped);
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

/* The serial of a directive that this line reader has read itself; no chunk's directive has it. */
#define OWN_SERIAL UINT64_MAX

int log_line_lay_out(struct log_line *line, const struct log_layout *layout,
                     const struct directive *directive)
{
    const uint64_t serial = directive ? directive->serial : 0;

    if (layout == NULL)
        return 0;
    line->directed = directive ? directive->s : NULL;
    line->n_directed = directive ? directive->n : 0;
    if (layout == line->layout && serial == line->directive)
        return 0;
    line->layout = layout;
    line->directive = serial;
    line->format = layout->format;
    if (!line->needs_offsets)
        uric_log_skip_offsets(&line->format);
    if (directive)
        uric_log_directive(&line->format, directive->s, directive->n);
    find_columns(line);
    if (layout->wrapper)
        wrapped_record_begin(&line->wrapped, &layout->wrapped);
    return 1;
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
    if (record->inner) {
        const struct inner_part *const part = record->inner->part;

        wrapped_record_take(&line->wrapped, &line->layout->wrapped, part->s, part->n);
        if (record->inner->is_wrong) {
            line->status = URIC_INVALID;
            line->row.error_offset = record->inner->error;
            return;
        }
    }
    line->status = uric_log_read(&line->format, record->s, record->n, &line->row);
    if (line->status == URIC_DIRECTIVE &&
        uric_log_directive(&line->format, record->s, record->n)) {
        line->directive = OWN_SERIAL;
        line->directed = record->s;
        line->n_directed = record->n;
        find_columns(line);
    }
}

size_t log_line_place(const struct log_line *line, struct record *record)
{
    const struct inner_line *const inner = line->record.inner;
    const struct inner_part *part;
    size_t offset;

    *record = line->record;
    if (inner == NULL || line->record.too_long)
        return line->row.error_offset;
    part = unwrap_place(line->layout->wrapper, inner,
                        line->status == URIC_OK ? 0 : line->row.error_offset, &offset);
    record->number = part->number;
    if (line->layout->wrapper->is_made)
        return line->row.error_offset;
    record->s = part->s;
    record->n = part->n;
    return offset;
}

/* ---- columns ---- */

/* The value of a field that is the wrapper's. */
static struct uric_bytes outside(struct log_line *line, size_t field, struct room *room)
{
    struct uric_bytes value = { NULL, 0 };

    if (line->record.inner == NULL)
        return value;
    value = wrapped_value(&line->layout->wrapped, line->layout->wrapper, &line->wrapped,
                          line->fields, field, room);
    if (value.s && line->known)
        line->known[field] = 1;
    return value;
}

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

static struct value text_value(struct uric_bytes bytes)
{
    return bytes.s ? value_text(VALUE_RAW, bytes.s, bytes.n) : value_undefined();
}

/* The text of a time, which is the wrapper's if the line has none. */
static struct uric_bytes time_or_outside(struct log_line *line, size_t field, struct room *room)
{
    const struct uric_bytes text = column(line, line->column[field], room);

    return text.s == NULL && line->record.inner && log_fields_has_time(&line->fields->list[field])
               ? outside(line, field, room)
               : text;
}

/* A column that is not a URI.  Only JSON tells numbers from text. */
static struct value column_value(struct log_line *line, int c, struct room *room)
{
    struct value v = text_value(column(line, c, room));

    if (line->options->shared.rows.format == FORMAT_JSON &&
        uric_log_is_number(&line->format, line->record.s, &line->row, c))
        v.kind = VALUE_DECIMAL;
    return v;
}

/* With --decode, decodes the triplets of a URI; malformed triplets stay.  With is_form set, "+" is
 * a space. */
static struct value decoded(const struct log_line *line, struct uric_bytes bytes, int is_form,
                            struct room *room)
{
    const unsigned flags = is_form ? URIC_DECODE_PLUS : 0;
    size_t from = 0, n = 0;

    if (!line->options->decode || bytes.s == NULL ||
        (memchr(bytes.s, '%', bytes.n) == NULL &&
         (!is_form || memchr(bytes.s, '+', bytes.n) == NULL)))
        return text_value(bytes);
    if (bytes.s != room->s)
        room_need(room, bytes.n);
    while (from < bytes.n) {
        size_t length, stopped;

        uric_decode(bytes.s + from, bytes.n - from, flags, room->s + n, bytes.n - from,
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

/* whole is the target or the referer, c its column. */
static const struct log_uri *uri(struct log_line *line, int whole, int c)
{
    struct log_line_uri *u = whole == URIC_LOG_TARGET ? &line->target : &line->referer;

    if (u->is_read)
        return &u->uri;
    u->is_read = 1;
    if (whole == URIC_LOG_TARGET)
        log_uri_read_target(&u->uri, column(line, c, &u->room), is_connect(line),
                            &line->options->shared);
    else
        log_uri_read_referer(&u->uri, column(line, c, &u->room), &line->options->shared);
    return &u->uri;
}

static struct value tolerated(const struct log_line *line, const struct log_uri *u,
                              struct room *room)
{
    if (!u->valid)
        return value_undefined();
    room_need(room, TOLERATE_LIST);
    tolerate_list(tolerate_policy(&line->options->shared), uric_bind(u->text.s, &u->u), room->s);
    return value_text(VALUE_PLAIN, room->s, strlen(room->s));
}

static struct value uri_value(struct log_line *line, const struct log_field *f, int c,
                              struct room *room)
{
    const struct log_uri *u = uri(line, f->whole, c);

    if (!u->defined)
        return value_undefined();
    if (f->kind == LOG_PART_ERROR)
        return u->valid ? value_undefined() : value_number(u->u.error_offset);
    if (f->kind == LOG_ERROR_PART)
        return u->valid ? value_undefined()
                        : tolerate_error_part(URIC_RULE_URI_REFERENCE, &u->u);
    if (f->kind == LOG_TOLERATED)
        return tolerated(line, u, room);
    return decoded(line, log_uri_part(u, f), line->options->form && f->kind == LOG_PARAMETER,
                   room);
}

static struct value registrable_domain(struct uric_bytes host)
{
    return host.s == NULL ? value_undefined()
                          : text_value(suffixes_registrable(host.s, host.n));
}

/* The lines of one second often follow each other, and have the same text. */
static int instant_of(struct log_line_time *time, struct uric_bytes text,
                      const struct zone *zone)
{
    if (text.s == NULL)
        return 0;
    if (text.n == time->n && memcmp(text.s, time->text, text.n) == 0)
        return time->is_valid;
    time->is_valid = instant_read(text.s, text.n, zone, &time->instant);
    time->n = text.n <= sizeof time->text ? text.n : 0;
    if (time->n > 0)
        memcpy(time->text, text.s, time->n);
    return time->is_valid;
}

int log_line_instant(struct log_line *line, size_t field, size_t room, struct instant *t)
{
    /* W3C's times are in UTC (Extended Log File Format, "date" and "time") */
    const struct zone *const zone =
        line->layout && line->layout->directives ? NULL : line->options->time.zone;
    const struct uric_bytes text =
        line->status == URIC_OK ? time_or_outside(line, field, &line->room[room])
                                : (struct uric_bytes){ NULL, 0 };

    if (!instant_of(&line->time, text, zone))
        return 0;
    *t = line->time.instant;
    return 1;
}

static struct value time_value(struct log_line *line, size_t field, size_t room)
{
    struct instant t;

    if (!log_line_instant(line, field, room, &t))
        return value_undefined();
    room_need(&line->room[room], LOG_TIME_SIZE);
    return log_time_value(&line->fields->list[field].time, &t, line->options->time.zone,
                          line->room[room].s);
}

/* ---- fields ---- */

/* By its column or, in JSON, by its name. */
static int is_uri(const struct log_field *f, int c)
{
    return c == URIC_LOG_TARGET || c == URIC_LOG_REFERER ||
           uric_is_exactly(f->name, f->n_name, "referer");
}

static struct value value_as_written(struct log_line *line, size_t field, size_t room)
{
    const struct log_field *f = &line->fields->list[field];
    struct room *r = &line->room[room];
    struct record record;
    size_t offset;

    switch (f->kind) {
    case LOG_RECORD:
        log_line_place(line, &record);
        return value_number(record.number);
    case LOG_FILE: return value_text(VALUE_RAW, line->file, strlen(line->file));
    case LOG_INPUT:
        log_line_place(line, &record);
        return record.too_long ? value_undefined() : value_text(VALUE_RAW, record.s, record.n);
    case LOG_ERROR:
        offset = log_line_place(line, &record);
        return line->status == URIC_OK || line->status == URIC_DIRECTIVE ? value_undefined()
                                                                         : value_number(offset);
    default: break;
    }
    if (line->status != URIC_OK)
        return value_undefined();
    switch (f->kind) {
    case LOG_CUT: return value_number(line->row.cut);
    case LOG_WRAPPED: return text_value(outside(line, field, r));
    case LOG_COLUMN:
        if (line->record.inner && log_fields_has_time(f))
            return text_value(time_or_outside(line, field, r));
        return is_uri(f, line->column[field])
                   ? decoded(line, column(line, line->column[field], r), 0, r)
                   : column_value(line, line->column[field], r);
    case LOG_TIME_PART: return time_value(line, field, room);
    case LOG_REGISTRABLE:
        if (f->whole != URIC_LOG_TARGET && f->whole != URIC_LOG_REFERER)
            return registrable_domain(column(line, line->column[field], r));
        return uri_value(line, f, line->column[field], r);
    default: return uri_value(line, f, line->column[field], r);
    }
}

/* Copies the value to the room, unless its bytes are there. */
static struct value in_lower_case(struct value v, struct room *room)
{
    const int is_there = (uintptr_t)v.s - (uintptr_t)room->s < room->size;
    const size_t at = is_there ? (size_t)(v.s - room->s) : 0;
    size_t i;

    if (!is_there)
        room_need(room, v.n);
    for (i = 0; i < v.n; i++)
        room->s[at + i] = (char)uric_lower(v.s[i]);
    v.s = room->s + at;
    return v;
}

struct value log_line_value(struct log_line *line, size_t field, size_t room)
{
    const struct value v = value_as_written(line, field, room);

    if (!line->fields->list[field].lower || v.n == 0 ||
        (v.kind != VALUE_RAW && v.kind != VALUE_PLAIN))
        return v;
    return in_lower_case(v, &line->room[room]);
}

uint32_t log_line_units(const struct log_line *line, size_t field)
{
    return line->column[field] == URIC_LOG_DURATION ? uric_log_duration_units(&line->format) : 0;
}
