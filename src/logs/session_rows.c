/* Writes sessions as rows. */
#include "logs/log_answers.h"

#include "command/io/output.h"
#include "command/memory.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OUT_SIZE = 64 * 1024 };

/* The columns after the values. */
enum { BEGIN, END, DURATION, COUNT, ENTRY, EXIT, N_COLUMNS };

static const char *const columns[N_COLUMNS] = { "begin", "end",   "duration",
                                                "count", "entry", "exit" };
static const enum arrow_type column_types[N_COLUMNS] = { ARROW_UTF8,  ARROW_UTF8,
                                                         ARROW_INT64, ARROW_INT64,
                                                         ARROW_BINARY, ARROW_BINARY };

struct put {
    struct sink out;
    struct arrow_batch *batch; /* see rows_batch() */
    const struct zone *zone;
    size_t n; /* of the values before those columns */
    struct value *values;
    struct room *rooms;
    const char **names;
    enum arrow_type *types;
    struct arrow_columns arrow;
};

/* The fraction of a second, in as many groups of three digits as it needs. */
static size_t put_fraction(char *to, int64_t ns)
{
    size_t n = 10, i;

    if (ns == 0)
        return 0;
    to[0] = '.';
    for (i = 9; i > 0; i--, ns /= 10)
        to[i] = (char)('0' + ns % 10);
    while (memcmp(to + n - 3, "000", 3) == 0)
        n -= 3;
    return n;
}

/* Writes a time by the zone's clock, or by the clock that wrote it. */
static struct value time_value(const struct instant *t, const struct zone *zone, char *to)
{
    enum { WITHOUT_OFFSET = 19 };
    static const struct log_time second = { LOG_TIME_SECOND, 1 };
    const int64_t utc = instant_wall(t) - t->offset;
    const int32_t offset = zone ? zone_offset(zone, utc) : t->offset;
    char label[LOG_TIME_SIZE];
    const size_t n = log_time_label(&second, NULL, utc + offset, label);
    char *end = to + n;

    memcpy(to, label, n);
    end += put_fraction(end, t->ns - utc * INSTANT_SECOND);
    end += log_time_offset(offset, end);
    return value_text(VALUE_PLAIN, to, (size_t)(end - to));
}

static void put_session(void *put, const struct session *s)
{
    struct put *const p = put;
    struct value *const column = p->values + p->n;
    char begin[2 * LOG_TIME_SIZE], end[2 * LOG_TIME_SIZE];
    const char *key = s->key;
    size_t left = s->n_key, i;

    for (i = 0; i < p->n; i++) {
        p->values[i] = log_key_take(&key, &left, 0, &p->rooms[i]);
        log_rows_restore_number(&p->values[i], p->types[i]);
    }
    column[BEGIN] = time_value(&s->begin, p->zone, begin);
    column[END] = time_value(&s->end, p->zone, end);
    column[DURATION] = value_number(((uint64_t)s->end.ns - (uint64_t)s->begin.ns) /
                                    (uint64_t)INSTANT_SECOND);
    column[COUNT] = value_number(s->lines);
    column[ENTRY] = s->entry;
    column[EXIT] = s->exit;
    rows_put(&p->out, p->batch, p->values);
    if (p->out.failed)
        output_flush(&p->out);
}

static void put_begin(struct put *p, const char *const *names, const enum arrow_type *types,
                      size_t n)
{
    const size_t all = memory_sum(n, N_COLUMNS);

    memset(p, 0, sizeof *p);
    p->out.fd = STDOUT_FILENO;
    p->out.size = OUT_SIZE;
    p->out.buffer = memory_of(OUT_SIZE);
    p->n = n;
    p->values = memory_of(memory_product(all, sizeof *p->values));
    p->rooms = memory_of(memory_product(n, sizeof *p->rooms));
    memset(p->rooms, 0, n * sizeof *p->rooms);
    p->names = memory_of(memory_product(all, sizeof *p->names));
    memcpy(p->names, names, n * sizeof *names);
    memcpy(p->names + n, columns, sizeof columns);
    p->types = memory_of(memory_product(all, sizeof *p->types));
    memcpy(p->types, types, n * sizeof *types);
    memcpy(p->types + n, column_types, sizeof column_types);
}

static void begin_rows(const struct log_options *o, struct put *p)
{
    p->zone = o->time.zone;
    p->arrow.names = p->names;
    p->arrow.types = p->types;
    p->arrow.n = p->n + N_COLUMNS;
    p->arrow.large = o->shared.longest > ARROW_SMALL_TEXT;
    if (o->shared.rows.format == FORMAT_ARROW)
        rows_begin_arrow(&p->arrow);
    else
        rows_begin(o->shared.rows.format, o->shared.rows.header, p->names, p->arrow.n);
    p->batch = rows_batch();
}

static void put_end(struct put *p)
{
    size_t i;

    for (i = 0; i < p->n; i++)
        room_free(&p->rooms[i]);
    arrow_batch_free(p->batch);
    free(p->types);
    free(p->names);
    free(p->rooms);
    free(p->values);
    free(p->out.buffer);
}

void session_rows_put(const struct log_options *o, struct sorter *const *all, size_t n_all,
                      const char *const *names, const enum arrow_type *types, size_t n)
{
    struct put p;

    put_begin(&p, names, types, n);
    begin_rows(o, &p);
    sessions_take(all, n_all, n, o->sessions.gap, o->memory / 2, put_session, &p);
    rows_flush(&p.out, p.batch);
    log_rows_say_misfits(&o->shared, arrow_batch_misfits(p.batch));
    output_flush(&p.out);
    rows_end();
    put_end(&p);
}
