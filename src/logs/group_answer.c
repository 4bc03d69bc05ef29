/* Answers with the groups of log lines, or adds up the groups of partials. */
#include "logs/log_answers.h"

#include "logs/log_key.h"
#include "logs/written_files.h"
#include "logs/partial.h"
#include "logs/secret.h"
#include "command/memory.h"
#include "command/message.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

int group_answer_check(const struct log_options *o)
{
    struct stat file;
    int error;

    if (o->count.partial == NULL)
        return 0;
    if (stat(o->count.partial, &file) == 0 && S_ISREG(file.st_mode) &&
        own_input(&o->shared, &file)) {
        message_reason(o->count.partial, "--partial may not name an input file");
        return -1;
    }
    error = replaced_file_check(o->count.partial);
    if (error != 0)
        message_error(o->count.partial, error);
    return error == 0 ? 0 : -1;
}

/* ---- as bars ---- */

/* Groups become counts: in their keys each value has an end, in those of counts the last one has
 * none. */
struct counting {
    size_t n_values;
    struct log_key key;
    struct room room;
    struct count count;
};

static int count_group(void *counting, const struct entry *e)
{
    struct counting *const c = counting;
    const char *s = entry_key(e);
    size_t n = e->n, i;

    log_key_begin(&c->key);
    for (i = 0; i < c->n_values; i++) {
        const struct value v = log_key_take(&s, &n, 0, &c->room);

        log_key_add(&c->key, &v, i + 1 == c->n_values);
    }
    count_add(&c->count, c->key.room.s, c->key.n, e->count);
    return 0;
}

/* As log_bars_put() does for counts.  The table is empty afterwards; key: see count_begin(). */
static void put_bars(const struct log_options *o, struct group_table *table,
                     const struct log_time *time, const uint64_t key[2])
{
    struct counting c;

    memset(&c, 0, sizeof c);
    c.n_values = table->n_values;
    count_begin(&c.count, o->memory / 2, key);
    group_table_merge(table, 1, count_group, &c);
    log_bars_put(o, &c.count, 1, time, c.n_values);
    count_end(&c.count);
    room_free(&c.key.room);
    room_free(&c.room);
}

/* ---- the answer ---- */

static void begin_totals(struct partial_totals *totals, const struct log_run *run)
{
    const size_t n = run->aggregates.n_measures;

    memset(totals, 0, sizeof *totals);
    totals->left_out = memory_of(memory_product(n, sizeof *totals->left_out));
    memset(totals->left_out, 0, n * sizeof *totals->left_out);
    totals->types = run->types;
    totals->n_types = run->n;
}

static int put_partial(const struct log_run *run, struct group_table *tables, size_t n,
                       const struct partial_totals *totals)
{
    struct octets options = { NULL, 0, 0 };
    int outcome;

    partial_options_put(&options, &run->options, &run->aggregates, &run->range);
    outcome = partial_write(run->options.count.partial, &options, tables, n, totals);
    octets_free(&options);
    return outcome < 0 ? STATUS_USAGE : STATUS_VALID;
}

/* Messages come after the rows. */
static int put(const struct log_run *run, struct group_table *tables, size_t n,
               const struct partial_totals *totals, const uint64_t key[2])
{
    const struct group_columns values = { run->names, run->types, run->n };
    int status = STATUS_VALID;

    if (run->options.count.partial)
        status = put_partial(run, tables, n, totals);
    else if (run->options.count.histogram) /* only of partials, in one table */
        put_bars(&run->options, tables, log_bars_time(&run->fields, run->which, run->n), key);
    else
        group_rows_put(&run->options, tables, n, &values);
    if (!run->options.shared.quiet)
        group_lines_report(totals->left_out, &run->aggregates, &run->fields);
    return status;
}

int group_answer(const struct log_run *run, struct log_worker *workers, int status)
{
    const int n = run->options.shared.jobs;
    struct group_table *tables;
    struct partial_totals totals;
    int i, outcome;

    if (run->options.count.partial && status == STATUS_USAGE) {
        message_reason(run->options.count.partial,
                       "not written, since not all input could be read");
        return status;
    }
    tables = memory_of(memory_product((size_t)n, sizeof *tables));
    begin_totals(&totals, run);
    for (i = 0; i < n; i++) {
        tables[i] = workers[i].groups.table;
        totals.lines += workers[i].lines;
        totals.broken += workers[i].broken;
        totals.fingerprint += workers[i].groups.fingerprint;
        group_lines_sum(&workers[i].groups, totals.left_out);
    }
    outcome = put(run, tables, (size_t)n, &totals, NULL);
    for (i = 0; i < n; i++)
        workers[i].groups.table = tables[i];
    free(tables);
    free(totals.left_out);
    return outcome > status ? outcome : status;
}

/* ---- merging ---- */

static int read_all(const struct log_run *run, struct group_table *table,
                    struct partial_totals *totals)
{
    const struct log_options *const o = &run->options;
    struct partial_identity *const identity =
        memory_of(memory_product((size_t)o->shared.n_files, sizeof *identity));
    struct octets options = { NULL, 0, 0 };
    int i, outcome = 0;

    partial_options_put(&options, o, &run->aggregates, &run->range);
    for (i = 0; i < o->shared.n_files && outcome == 0; i++) {
        identity[i].file = (size_t)i;
        outcome = partial_read(o->shared.files[i], &options, table, totals, &identity[i]);
    }
    if (outcome == 0)
        outcome = partial_refuse_same(o->shared.files, identity, (size_t)o->shared.n_files);
    free(identity);
    octets_free(&options);
    return outcome;
}

int group_answer_merged(const struct log_run *run)
{
    struct group_table table;
    struct partial_totals totals;
    uint64_t key[2];
    int status = STATUS_USAGE;

    secret_get(key, sizeof key);
    group_table_begin(&table, &run->aggregates, run->n, run->options.memory / 2, key);
    begin_totals(&totals, run);
    if (read_all(run, &table, &totals) == 0) {
        status = put(run, &table, 1, &totals, key);
        if (totals.broken > 0 && status == STATUS_VALID && run->options.fails_on_malformed)
            status = STATUS_INVALID;
        if (totals.broken > 0 && !(run->options.shared.quiet && run->options.fails_on_malformed))
            message("malformed lines: %" PRIu64 " of %" PRIu64, totals.broken, totals.lines);
    }
    group_table_end(&table);
    free(totals.left_out);
    return status;
}
