/* Runs a command that answers each record with a row of fields. */
#include "command/out/table.h"

#include "command/record/fields.h"
#include "command/record/jobs.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/suffixes.h"
#include "command/tolerate.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct run {
    const struct table *table;
    struct options *options;
    struct fields fields;
    enum arrow_type *types; /* of the fields, with --format=arrow */
    struct arrow_columns columns; /* the same */
    int plain; /* call table->plain */
    int copies; /* call table->mark_same */
};

struct worker {
    const struct run *run;
    struct value *values;
    struct arrow_batch *batch; /* see rows_batch() */
    void *answer;
};

/* The record's bytes are lost: only its number and the offset of the error are known. */
static int refuse_too_long(const struct worker *w, const char *file,
                           const struct record *record)
{
    const struct run *run = w->run;
    const struct options *o = run->options;
    size_t i;

    for (i = 0; i < run->fields.n; i++) {
        const char *const name = run->fields.names[i];

        if (run->fields.which[i] < run->table->n_errors || strcmp(name, "error") == 0)
            w->values[i] = value_number(o->longest);
        else if (strcmp(name, "record") == 0)
            w->values[i] = value_number(record->number);
        else
            w->values[i] = value_undefined();
    }
    if (!o->quiet)
        message_too_long(file, record, o->longest);
    return STATUS_INVALID;
}

/* Sets the values of the record that judge() has answered. */
static int take_values(const struct worker *w, const char *file,
                       const struct record *record)
{
    const struct run *run = w->run;
    const struct table *t = run->table;
    size_t i;

    for (i = 0; i < run->fields.n; i++)
        w->values[i] = t->value(run->options, record, w->answer,
                                run->fields.which[i]);
    return t->status(run->options, file, record, w->answer);
}

/* The row of an invalid record, by --invalid. */
static void put_invalid(const struct worker *w, const struct record *record,
                        struct sink *out)
{
    const struct run *run = w->run;
    const enum invalid_records invalid = run->options->invalid;
    size_t i;

    if (invalid == INVALID_DROP || invalid == INVALID_FAIL)
        return;
    for (i = 0; invalid == INVALID_KEEP && !record->too_long && i < run->fields.n; i++) {
        if (run->fields.which[i] == TABLE_REFERENCE)
            w->values[i] = value_text(VALUE_RAW, record->s, record->n);
    }
    rows_put(out, w->batch, w->values);
}

static int answer_record(const struct worker *w, const char *file,
                         const struct record *record, struct sink *out)
{
    const struct run *run = w->run;
    const struct table *t = run->table;
    struct plain_parts parts;
    int status;

    if (record->too_long) {
        status = refuse_too_long(w, file, record);
    } else {
        t->judge(run->options, record, w->answer);
        if (run->plain && t->plain(record, w->answer, &parts) &&
            rows_put_plain(out, record, &parts, run->fields.which, run->fields.n))
            return STATUS_VALID;
        status = take_values(w, file, record);
    }
    if (status == STATUS_VALID)
        rows_put(out, w->batch, w->values);
    else
        put_invalid(w, record, out);
    return status;
}

/* Answers a record; sets records->stops if nothing after it is answered. */
static int answer_next(const void *worker, struct records *records,
                       const struct record *record, struct sink *out)
{
    const struct worker *const w = worker;
    const int status = answer_record(w, records->file, record, out);

    records->stops = w->run->options->invalid == INVALID_FAIL && status != STATUS_VALID;
    return status;
}

static int answer_each(void *worker, struct records *records, struct sink *out)
{
    const struct worker *const w = worker;
    const struct run *const run = w->run;
    struct record record;
    int status = STATUS_VALID;

    if (run->copies && !records->passed_over &&
        (size_t)(records->end - records->at) <= records->longest)
        return line_batch_run(run->options, records, run->table->mark_same, answer_next, w,
                              out);
    while (!records->stops && records_next(records, &record)) {
        const int answer = answer_next(w, records, &record, out);

        if (answer > status)
            status = answer;
    }
    rows_flush(out, w->batch);
    return status;
}

/* The fields after the first n_default are only known to value(). */
static int may_be_plain(const struct run *run)
{
    size_t i;

    for (i = 0; i < run->fields.n; i++) {
        if (run->fields.which[i] >= run->table->n_default)
            return 0;
    }
    return run->options->rows.format == FORMAT_TSV && run->table->plain != NULL;
}

static int may_copy(const struct run *run)
{
    return run->table->mark_same != NULL && run->options->rows.format == FORMAT_TSV &&
           run->fields.n == 1 && run->fields.which[0] == TABLE_REFERENCE;
}

static int has_field(const struct run *run, const char *name)
{
    size_t i;

    for (i = 0; i < run->fields.n; i++) {
        if (strcmp(run->fields.names[i], name) == 0)
            return 1;
    }
    return 0;
}

static int begin_worker(struct worker *w, const struct run *run)
{
    const struct table *t = run->table;

    w->run = run;
    w->values = calloc(run->fields.n, sizeof *w->values);
    w->batch = rows_batch();
    w->answer = t->answer_size > 0 ? calloc(1, t->answer_size) : t->answer;
    if (w->values == NULL || w->answer == NULL)
        return -1;
    if (t->answer_size > 0 && t->answer)
        memcpy(w->answer, t->answer, t->answer_size);
    return 0;
}

static void end_worker(struct worker *w)
{
    if (w->answer && w->run->table->release)
        w->run->table->release(w->answer);
    if (w->run && w->run->table->answer_size > 0)
        free(w->answer);
    arrow_batch_free(w->batch);
    free(w->values);
}

static int answer_all(const struct run *run)
{
    const int n = run->options->jobs;
    const struct jobs jobs = { .options = run->options };
    struct worker *workers = calloc((size_t)n, sizeof *workers);
    int ready = workers != NULL, status = STATUS_USAGE, i;

    for (i = 0; ready && i < n; i++)
        ready = begin_worker(&workers[i], run) == 0;
    if (ready)
        status = jobs_answer(&jobs, answer_each, workers, sizeof *workers);
    else
        message_error("memory", ENOMEM);
    for (i = 0; workers && i < n; i++)
        end_worker(&workers[i]);
    free(workers);
    return status;
}

/* Writes what comes before the rows. */
static void begin_rows(struct run *run)
{
    const struct options *const o = run->options;
    size_t i;

    if (o->rows.format != FORMAT_ARROW) {
        rows_begin(o->rows.format, o->rows.header, run->fields.names, run->fields.n);
        return;
    }
    run->types = memory_of(memory_product(run->fields.n, sizeof *run->types));
    for (i = 0; i < run->fields.n; i++)
        run->types[i] = run->table->type(o, run->fields.which[i]);
    run->columns.names = run->fields.names;
    run->columns.types = run->types;
    run->columns.n = run->fields.n;
    run->columns.large = o->longest > ARROW_SMALL_TEXT;
    rows_begin_arrow(&run->columns);
}

int table_run(const struct table *table, struct options *o, int argc, char **argv)
{
    struct run run = { .table = table, .options = o };
    struct option_set set = table->set;
    int status;

    set.takes |= TAKES_ROWS | TAKES_RECORDS;
    status = options_read(o, argc, argv, &set);
    if (status >= 0)
        return status;
    if (table->tolerates_all && !o->tolerance.is_set)
        tolerate_all(o);
    if ((table->prepare && table->prepare(o) < 0) ||
        fields_read(&run.fields, o, table->names, table->n_names, table->n_default) < 0)
        return options_hint(argv[0]);
    if (table->answer_size == 0)
        o->jobs = 1;
    run.plain = may_be_plain(&run);
    run.copies = may_copy(&run);
    o->tolerance.is_listed = has_field(&run, "tolerated");
    if (has_field(&run, SUFFIXES_FIELD) && suffixes_open(o->rows.suffixes) < 0) {
        fields_free(&run.fields);
        return options_hint(argv[0]);
    }
    begin_rows(&run);
    status = answer_all(&run);
    rows_end();
    free(run.types);
    fields_free(&run.fields);
    return status;
}
