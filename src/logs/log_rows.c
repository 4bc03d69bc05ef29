/* Writes the counts of a log as rows. */
#include "logs/log_answers.h"

#include "logs/log_key.h"
#include "command/memory.h"
#include "command/io/output.h"
#include "command/out/output_rows.h"
#include "command/message.h"
#include "util/json_number.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OUT_SIZE = 64 * 1024 };

/* Rows: the count, then the values. */
struct put {
    struct sink out;
    struct arrow_batch *batch; /* see rows_batch() */
    size_t n;           /* of the values */
    const char **names; /* "count" and the names of the values */
    struct value *values;
    struct room *rooms;
    const enum arrow_type *of_values;
    enum arrow_type *types; /* of all columns, with --format=arrow */
    struct arrow_columns columns; /* the same */
};

void log_rows_restore_number(struct value *v, enum arrow_type type)
{
    if (v->kind == VALUE_RAW && (type == ARROW_INT64 || type == ARROW_FLOAT64) &&
        uric_is_json_number(v->s, v->n))
        v->kind = VALUE_DECIMAL;
}

static void read_values(struct put *p, const struct entry *e)
{
    const char *s = entry_key(e);
    size_t n = e->n, i;

    p->values[0] = value_number(e->count);
    for (i = 1; i <= p->n; i++) {
        p->values[i] = log_key_take(&s, &n, i == p->n, &p->rooms[i - 1]);
        log_rows_restore_number(&p->values[i], p->of_values[i - 1]);
    }
}

static int put_row(void *put, const struct entry *e)
{
    struct put *p = put;

    read_values(p, e);
    rows_put(&p->out, p->batch, p->values);
    if (p->out.failed)
        output_flush(&p->out);
    return 0;
}

static void sum(const struct log_options *o, struct count *counts, size_t n_counts,
                entry_taken *take, struct put *p)
{
    const enum count_order order = o->count.by_values ? COUNT_BY_VALUES : COUNT_BY_COUNTS;
    const uint64_t most = o->count.top > 0 ? o->count.top : UINT64_MAX;

    count_sum(counts, n_counts, order, most, take, p);
}

static const char **names_of(const char *const *names, size_t n)
{
    const char **all = memory_of((n + 1) * sizeof *all);

    all[0] = "count";
    memcpy(all + 1, names, n * sizeof *names);
    return all;
}

static void begin(struct put *p, const char *const *names, size_t n)
{
    memset(p, 0, sizeof *p);
    p->out.fd = STDOUT_FILENO;
    p->out.size = OUT_SIZE;
    p->out.buffer = memory_of(OUT_SIZE);
    p->n = n;
    p->names = names_of(names, n);
    p->values = memory_of((n + 1) * sizeof *p->values);
    p->rooms = memory_of(n * sizeof *p->rooms);
    memset(p->rooms, 0, n * sizeof *p->rooms);
}

static void end(struct put *p)
{
    size_t i;

    for (i = 0; i < p->n; i++)
        room_free(&p->rooms[i]);
    arrow_batch_free(p->batch);
    free(p->types);
    free(p->rooms);
    free(p->values);
    free(p->names);
    free(p->out.buffer);
}

/* types: of the values. */
static void begin_rows(const struct log_options *o, struct put *p, const enum arrow_type *types)
{
    if (o->shared.rows.format != FORMAT_ARROW) {
        rows_begin(o->shared.rows.format, o->shared.rows.header, p->names, p->n + 1);
        return;
    }
    p->types = memory_of(memory_product(p->n + 1, sizeof *p->types));
    p->types[0] = ARROW_INT64;
    memcpy(p->types + 1, types, p->n * sizeof *types);
    p->columns.names = p->names;
    p->columns.types = p->types;
    p->columns.n = p->n + 1;
    p->columns.large = o->shared.longest > ARROW_SMALL_TEXT;
    rows_begin_arrow(&p->columns);
}

static void put_rows(const struct log_options *o, struct count *counts, size_t n_counts,
                     struct put *p, const enum arrow_type *types)
{
    begin_rows(o, p, types);
    p->batch = rows_batch();
    sum(o, counts, n_counts, put_row, p);
    rows_flush(&p->out, p->batch);
    log_rows_say_misfits(&o->shared, arrow_batch_misfits(p->batch));
}

void log_rows_say_misfits(const struct options *o, uint64_t misfits)
{
    if (misfits > 0 && !o->quiet)
        message("values that are not numbers in columns of numbers, and null: %" PRIu64, misfits);
}

void log_rows_put(const struct log_options *o, struct count *counts, size_t n_counts,
                  const char *const *names, const enum arrow_type *types, size_t n)
{
    struct put p;

    begin(&p, names, n);
    p.of_values = types;
    put_rows(o, counts, n_counts, &p, types);
    output_flush(&p.out);
    rows_end();
    end(&p);
}
