/* Prints or counts the log lines that --where selects. */
#include "cli/log/log_worker.h"

#include "cli/log/log_expected.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/out/escape.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- rows and counts ---- */

/* Only a directive changes which columns the fields are. */
static void find_plain_columns(struct log_worker *w)
{
    const struct log_run *run = w->run;
    size_t i;

    w->is_plain = run->is_plain;
    w->mask = 0;
    for (i = 0; i < run->n && w->is_plain; i++) {
        const int c = w->line.column[run->which[i]];

        w->is_plain = c >= 0;
        w->columns[i] = w->is_plain ? (size_t)c : 0;
        w->mask |= (uint64_t)w->is_plain << w->columns[i];
    }
}

/* Whether no byte from the first column to the last needs an escape. */
static int needs_no_escape(const struct log_worker *w)
{
    const struct uric_log_row *row = &w->line.row;
    uint32_t begin = UINT32_MAX, end = 0;
    size_t i;

    if (row->escaped & w->mask)
        return 0;
    for (i = 0; i < w->run->n; i++) {
        const uric_span at = row->column[w->columns[i]];

        if (!(row->defined >> w->columns[i] & 1))
            continue;
        begin = at.begin < begin ? at.begin : begin;
        end = at.end > end ? at.end : end;
    }
    return begin >= end || !escape_needed(w->line.record.s + begin, end - begin);
}

static int put_plain(const struct log_worker *w, struct sink *out)
{
    struct plain_parts parts;

    if (!w->is_plain || w->line.status != URIC_OK || !needs_no_escape(w))
        return 0;
    parts.part = w->line.row.column;
    parts.defined = w->line.row.defined;
    return rows_put_plain(out, &w->line.record, &parts, w->columns, w->run->n);
}

static void put_row(struct log_worker *w, struct sink *out)
{
    const struct log_run *run = w->run;
    size_t i;

    if (put_plain(w, out))
        return;
    for (i = 0; i < run->n; i++)
        w->values[i] = log_line_value(&w->line, run->which[i], run->which[i]);
    rows_put(out, w->batch, w->values);
}

static void count_line(struct log_worker *w)
{
    const struct log_run *run = w->run;
    size_t i;

    log_key_begin(&w->key);
    for (i = 0; i < run->n; i++) {
        const struct value v = log_line_value(&w->line, run->which[i], run->which[i]);

        log_key_add(&w->key, &v, i + 1 == run->n);
    }
    count_add(&w->count, w->key.room.s, w->key.n, 1);
}

/* ---- malformed lines ---- */

static void say_broken(const struct log_worker *w, const char *file)
{
    const struct log_line *line = &w->line;
    const struct record *record = &line->record;
    const char *name = w->run->options.log_format;
    const enum uric_status status =
        line->row.error_offset < record->n ? URIC_INVALID : URIC_INCOMPLETE;
    char reason[64], expected[512];

    if (record->too_long) {
        message_too_long(file, record, w->run->options.longest);
        return;
    }
    snprintf(reason, sizeof reason, "does not match format %.*s", (int)strcspn(name, ":"),
             name);
    log_expected(&line->format, record, line->row.error_offset, expected,
                 sizeof expected);
    message_scheme(file, record, NULL, reason, status, line->row.error_offset, expected);
}

static int is_broken(const struct log_worker *w)
{
    return w->line.status != URIC_OK && w->line.status != URIC_DIRECTIVE;
}

static void refuse(struct log_worker *w, const struct records *records)
{
    const char *begin = w->line.record.s;

    w->broken++;
    if (records->rejects && !w->line.record.too_long) {
        sink_write(records->rejects, begin, (size_t)(records->at - begin));
        /* the last line of a file may lack its terminator: the next file's line would join it */
        if (records->at[-1] != records->terminator)
            sink_write(records->rejects, &records->terminator, 1);
    }
    if (!w->run->options.quiet)
        say_broken(w, records->file);
}

/* ---- lines ---- */

static struct value where_operand(void *line, size_t field, int slot)
{
    struct log_line *l = line;

    return log_line_value(l, field, l->fields->n + (size_t)slot);
}

/* Skipped lines still get a row unless filtering or counting. */
static void answer(struct log_worker *w, const struct records *records, struct sink *out)
{
    const struct log_run *run = w->run;
    const int says = w->line.status == URIC_OK;

    if (is_broken(w))
        refuse(w, records);
    if (!says && (run->where || run->options.count_by))
        return;
    if (says && run->where && !where_holds(run->where, where_operand, &w->line))
        return;
    if (run->options.count_by)
        count_line(w);
    else
        put_row(w, out);
}

int log_worker_answer(void *worker, struct records *records, struct sink *out)
{
    struct log_worker *w = worker;
    const uint64_t broken = w->broken;
    struct record record;

    log_line_direct(&w->line, records->directive);
    if (w->run->options.directives)
        find_plain_columns(w);
    while (records_next(records, &record)) {
        w->lines++;
        log_line_read(&w->line, &record, records->longest);
        if (w->line.status == URIC_DIRECTIVE)
            find_plain_columns(w);
        answer(w, records, out);
    }
    rows_flush(out, w->batch);
    return w->broken > broken ? STATUS_INVALID : STATUS_VALID;
}

/* ---- a worker ---- */

void log_worker_begin(struct log_worker *w, const struct log_run *run,
                      const uint64_t key[2])
{
    memset(w, 0, sizeof *w);
    w->run = run;
    w->values = memory_of(run->n * sizeof *w->values);
    w->batch = run->options.count_by ? NULL : rows_batch();
    w->columns = memory_of(run->n * sizeof *w->columns);
    log_line_begin(&w->line, &run->fields, &run->options);
    find_plain_columns(w);
    count_begin(&w->count, run->options.memory / (size_t)run->options.jobs, key);
}

void log_worker_end(struct log_worker *w)
{
    count_end(&w->count);
    log_line_end(&w->line);
    room_free(&w->key.room);
    arrow_batch_free(w->batch);
    free(w->columns);
    free(w->values);
}
