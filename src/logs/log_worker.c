/* Prints or counts the log lines that --where selects. */
#include "logs/log_worker.h"

#include "command/memory.h"
#include "command/out/escape.h"
#include "logs/log_where.h"

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

/* The index of a file, by its name on the command line. */
static uint32_t file_index(struct log_worker *w, const char *name)
{
    const struct log_options *const o = &w->run->options;

    while (o->shared.files[w->file] != name)
        w->file = w->file + 1 < o->shared.n_files ? w->file + 1 : 0;
    return (uint32_t)w->file;
}

static void add_visit(struct log_worker *w, const struct records *records)
{
    const struct log_run *const run = w->run;
    struct visit visit = { .record = w->line.record.number };
    struct value page;
    size_t i;

    if (!log_line_instant(&w->line, run->range.field, w->line.fields->n, &visit.time)) {
        w->untimed++;
        return;
    }
    visit.file = file_index(w, records->file);
    log_key_begin(&w->key);
    for (i = 0; i < run->n; i++) {
        const struct value v = log_line_value(&w->line, run->which[i], run->which[i]);

        log_key_add(&w->key, &v, 0);
    }
    visit_add(&w->key, &visit);
    page = log_line_value(&w->line, run->page, run->page);
    log_key_add(&w->key, &page, 1);
    sorter_add(&w->visits, w->key.room.s, w->key.n, 1);
}

/* ---- malformed lines ---- */

static void note_broken(const struct log_line *line, struct faults *faults)
{
    const enum fault_kind kind = line->record.too_long ? FAULT_TOO_LONG : FAULT_MISMATCH;
    const uint64_t before = faults->n[kind]++;
    struct fault *fault;

    if (before >= FAULTS_TOLD)
        return;
    fault = &faults->first[kind][before];
    fault->record = line->record;
    fault->directive = line->directed;
    fault->n_directive = line->n_directed;
}

static int is_broken(const struct log_worker *w)
{
    return w->line.status != URIC_OK && w->line.status != URIC_DIRECTIVE;
}

/* The last line of a file may lack its terminator: the next file's line would join it. */
static void reject(const struct records *records, const char *s, size_t n)
{
    sink_write(records->rejects, s, n);
    if (s[n - 1] != records->terminator)
        sink_write(records->rejects, &records->terminator, 1);
}

static void refuse(struct log_worker *w, const struct records *records)
{
    const char *const begin = w->line.record.s;
    const struct inner_line *const inner = w->line.record.inner;
    size_t i;

    w->broken++;
    if (records->rejects && !w->line.record.too_long) {
        if (inner == NULL)
            reject(records, begin, (size_t)(records->at - begin));
        for (i = 0; inner && i < inner->n_parts; i++)
            reject(records, inner->part[i].s, inner->part[i].whole);
    }
    if (records->faults)
        note_broken(&w->line, records->faults);
}

/* ---- lines ---- */

static int is_in_range(struct log_worker *w)
{
    const struct time_range *const range = &w->run->range;
    int64_t time;

    if (!range->is_set)
        return 1;
    if (!time_range_time(range, &w->line, &time)) {
        w->untimed++;
        return 0;
    }
    if (time > w->latest)
        w->latest = time;
    else
        w->is_unsorted |= (uint64_t)w->latest - (uint64_t)time >
                          (uint64_t)w->run->options.time.slack;
    return time_range_has(range, time);
}

static int is_selected(struct log_worker *w)
{
    return w->run->where == NULL || log_where_holds(w->run->where, &w->where, &w->line);
}

/* Skipped lines still get a row unless filtering or counting. */
static void answer(struct log_worker *w, const struct records *records, struct sink *out)
{
    const struct log_run *run = w->run;
    const int says = w->line.status == URIC_OK;

    if (is_broken(w))
        refuse(w, records);
    if (!says && (run->where || run->range.is_set || run->collects))
        return;
    if (says && !is_in_range(w))
        return;
    if (says && !is_selected(w))
        return;
    if (run->groups && run->options.count.partial)
        group_lines_mark(&w->groups, &w->line.record);
    if (run->groups)
        group_lines_add(&w->groups, &w->line, run->which, run->n);
    else if (run->counts)
        count_line(w);
    else if (run->options.sessions.by)
        add_visit(w, records);
    else
        put_row(w, out);
}

/* A JSON object may have any member, so only a line can show that a field is a member. */
static void note_known(struct log_worker *w)
{
    const struct log_layout *const layout = w->line.layout;
    size_t i;

    for (i = 0; layout && i < w->line.fields->n; i++) {
        const int c = w->line.column[i];

        w->known[i] |= c >= 0 && (layout->directives || w->seen >> c & 1 ||
                                  (layout->own >> c & 1 && !w->line.fields->list[i].is_member));
    }
    w->seen = 0;
}

int log_worker_answer(void *worker, struct records *records, struct sink *out)
{
    struct log_worker *w = worker;
    const uint64_t broken = w->broken;
    struct record record;

    w->latest = INT64_MIN;
    w->line.file = records->file;
    if (log_line_lay_out(&w->line, records->layout, records->directive))
        find_plain_columns(w);
    while (records_next(records, &record)) {
        w->lines++;
        log_line_read(&w->line, &record, records->longest);
        if (w->line.status == URIC_DIRECTIVE) {
            find_plain_columns(w);
            note_known(w);
        } else if (w->line.status == URIC_OK) {
            w->seen |= w->line.row.defined;
            w->cut += w->line.row.cut;
        }
        answer(w, records, out);
    }
    note_known(w);
    rows_flush(out, w->batch);
    return w->broken > broken && w->run->options.fails_on_malformed ? STATUS_INVALID
                                                                    : STATUS_VALID;
}

/* ---- a worker ---- */

void log_worker_begin(struct log_worker *w, const struct log_run *run,
                      const uint64_t key[2])
{
    memset(w, 0, sizeof *w);
    w->run = run;
    w->values = memory_of(run->n * sizeof *w->values);
    w->batch = run->collects ? NULL : rows_batch();
    w->columns = memory_of(run->n * sizeof *w->columns);
    log_line_begin(&w->line, &run->fields, &run->options);
    find_plain_columns(w);
    w->known = memory_of(run->fields.n);
    memset(w->known, 0, run->fields.n);
    w->line.known = w->known;
    where_state_begin(&w->where, run->where);
    if (run->groups)
        group_lines_begin(&w->groups, &run->aggregates, run->n,
                          run->options.memory / 2 / (size_t)run->options.shared.jobs, key);
    else
        count_begin(&w->count, run->options.memory / (size_t)run->options.shared.jobs, key);
    sorter_begin(&w->visits, run->options.memory / 2 / (size_t)run->options.shared.jobs);
}

void log_worker_end(struct log_worker *w)
{
    if (w->run->groups)
        group_lines_end(&w->groups);
    else
        count_end(&w->count);
    sorter_end(&w->visits);
    where_state_end(&w->where);
    log_line_end(&w->line);
    room_free(&w->key.room);
    arrow_batch_free(w->batch);
    free(w->known);
    free(w->columns);
    free(w->values);
}
