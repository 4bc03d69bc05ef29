/* Orders groups of log lines, and writes them as rows.
 *
 * A row is kept as an entry: the bytes that order it, the group's key, the texts of the
 * aggregates. */
#include "logs/log_answers.h"

#include "command/io/output.h"
#include "logs/log_key.h"
#include "logs/rank.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/out/output_rows.h"
#include "command/record/fields.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OUT_SIZE = 64 * 1024 };

/* ---- order ---- */

enum { COUNT_BYTES = 8 };

/* Bytes that sort numbers from the highest to the lowest, and undefined values after them: a class,
 * then digits. */
enum { WHOLE_DIGITS = 40, NUMBER_BYTES = 1 + WHOLE_DIGITS + NUMBER_DECIMALS };

static void order_by_number(const struct value *v, char *to)
{
    const int negative = v->n > 0 && *v->s == '-';
    const char *s = v->s + negative;
    const size_t n = v->n - (size_t)negative;
    const char *const point = n > 0 ? memchr(s, '.', n) : NULL;
    const size_t whole = point ? (size_t)(point - s) : n;
    size_t i;

    memset(to, '0', NUMBER_BYTES);
    memcpy(to + 1 + WHOLE_DIGITS - whole, s, whole);
    if (point)
        memcpy(to + 1 + WHOLE_DIGITS, point + 1, n - whole - 1);
    *to = (char)negative;
    for (i = 1; i < NUMBER_BYTES && !negative; i++)
        to[i] = (char)('0' + '9' - to[i]);
}

static void order_by_count(uint64_t count, char *to)
{
    int i;

    for (i = 0; i < COUNT_BYTES; i++)
        to[i] = (char)(~count >> 8 * (COUNT_BYTES - 1 - i) & 0xff);
}

static size_t order_size(const struct log_options *o)
{
    return o->count.order_column ? 1 + NUMBER_BYTES : o->count.by_values ? 0 : COUNT_BYTES;
}

/* ---- rows ---- */

struct rows {
    const struct log_options *options;
    const struct aggregates *aggregates;
    const struct group_columns *values;
    size_t order_column; /* index of the aggregate to order by */
    /* the present group */
    int any;
    uint64_t count;
    struct octets key;
    char *states;
    uint64_t *distinct; /* of each measure */
    struct octets texts;
    struct rank rank;
    /* the output */
    struct sink out;
    struct arrow_batch *batch; /* see rows_batch() */
    const char **names;
    enum arrow_type *types;
    struct arrow_columns columns;
    struct value *row;
    struct room *rooms;
    size_t n; /* of columns */
    uint64_t left;
    uint64_t groups, sketched; /* how many; whose percentiles are not all exact */
};

static void put_order(const struct rows *r, struct entry_room *room, size_t size)
{
    char *const to = (char *)(room->entry + 1);
    struct octets_left left = { r->texts.s, r->texts.n };
    struct value v = value_undefined();
    size_t i;

    if (r->options->count.order_column == NULL) {
        if (size > 0)
            order_by_count(r->count, to);
        return;
    }
    for (i = 0; i <= r->order_column; i++)
        v = aggregate_take_order(&r->aggregates->column[i], &left);
    memset(to, 0, size);
    *to = v.kind == VALUE_UNDEFINED;
    if (v.kind == VALUE_NUMBER)
        order_by_count(v.number, to + 1);
    else if (v.kind != VALUE_UNDEFINED)
        order_by_number(&v, to + 1);
}

/* Keeps the row of the present group. */
static void end_group(struct rows *r, struct entry_room *room)
{
    const size_t order = order_size(r->options);
    struct entry *e;

    if (!r->any)
        return;
    r->any = 0;
    r->texts.n = 0;
    r->groups++;
    r->sketched += !aggregates_are_exact(r->aggregates, r->states);
    aggregates_put_texts(r->aggregates, r->states, r->count, r->distinct, &r->texts);
    aggregates_free_states(r->aggregates, r->states);
    e = entry_place(room, memory_sum(order, memory_sum(r->key.n, r->texts.n)));
    e->count = r->count;
    e->n = order + r->key.n + r->texts.n;
    put_order(r, room, order);
    if (r->key.n > 0)
        memcpy((char *)(e + 1) + order, r->key.s, r->key.n);
    if (r->texts.n > 0)
        memcpy((char *)(e + 1) + order + r->key.n, r->texts.s, r->texts.n);
    rank_offer(&r->rank, e);
}

struct taking {
    struct rows *rows;
    struct entry_room room;
};

/* n bytes of the entry are the group's key. */
static void begin_group(struct rows *r, const struct entry *e, size_t n)
{
    size_t heap = 0;

    r->any = 1;
    r->count = e->count;
    r->key.n = 0;
    octets_put(&r->key, entry_key(e), n);
    memset(r->states, 0, r->aggregates->size);
    memset(r->distinct, 0, r->aggregates->n_measures * sizeof *r->distinct);
    aggregates_take(r->aggregates, r->states, entry_key(e) + n + GROUP_TAG,
                    e->n - n - GROUP_TAG, e->count, &heap);
}

static int take(void *taking, const struct entry *e)
{
    struct taking *const t = taking;
    struct rows *const r = t->rows;

    if (e->count > 0) {
        if (r->values->n > 0) /* otherwise this is the only group, and it has begun already */
            end_group(r, &t->room);
        begin_group(r, e, log_key_length(entry_key(e), e->n, r->values->n));
    } else {
        const char *const tag = entry_key(e) + r->key.n;

        r->distinct[((size_t)(unsigned char)tag[0] << 8 | (unsigned char)tag[1]) - 1]++;
    }
    return 0;
}

/* ---- output ---- */

static void read_row(struct rows *r, const struct entry *e)
{
    const size_t order = order_size(r->options);
    const char *s = entry_key(e) + order;
    size_t n = e->n - order, i;
    struct octets_left left;

    r->row[0] = value_number(e->count);
    for (i = 0; i < r->values->n; i++) {
        r->row[1 + i] = log_key_take(&s, &n, 0, &r->rooms[i]);
        log_rows_restore_number(&r->row[1 + i], r->values->types[i]);
    }
    left.s = s;
    left.n = n;
    for (i = 0; i < r->aggregates->n_columns; i++)
        r->row[1 + r->values->n + i] = aggregate_take_text(&r->aggregates->column[i], &left);
}

static int put_row(void *rows, const struct entry *e)
{
    struct rows *const r = rows;

    if (r->left == 0)
        return 1;
    r->left--;
    read_row(r, e);
    rows_put(&r->out, r->batch, r->row);
    if (r->out.failed)
        output_flush(&r->out);
    return 0;
}

static void begin_names(struct rows *r)
{
    const struct aggregates *const a = r->aggregates;
    const size_t first = 1 + r->values->n;
    size_t i;

    r->names[0] = "count";
    r->types[0] = ARROW_INT64;
    for (i = 0; i < r->values->n; i++) {
        r->names[1 + i] = r->values->names[i];
        r->types[1 + i] = r->values->types[i];
    }
    for (i = 0; i < a->n_columns; i++) {
        r->names[first + i] = a->column[i].name;
        r->types[first + i] = aggregate_is_count(&a->column[i]) ? ARROW_INT64
                              : a->measure[a->column[i].measure].is_time ? ARROW_UTF8
                                                                         : ARROW_FLOAT64;
    }
}

static void begin_output(struct rows *r)
{
    const struct log_options *const o = r->options;

    if (o->shared.rows.format != FORMAT_ARROW) {
        rows_begin(o->shared.rows.format, o->shared.rows.header, r->names, r->n);
        return;
    }
    r->columns.names = r->names;
    r->columns.types = r->types;
    r->columns.n = r->n;
    r->columns.large = o->shared.longest > ARROW_SMALL_TEXT;
    rows_begin_arrow(&r->columns);
}

static void end_output(struct rows *r)
{
    rows_flush(&r->out, r->batch);
    log_rows_say_misfits(&r->options->shared, arrow_batch_misfits(r->batch));
    output_flush(&r->out);
    rows_end();
    if (r->sketched > 0 && !r->options->shared.quiet)
        message("percentiles within 1 %%, not exact: %" PRIu64 " of %" PRIu64
                " rows (see --memory)", r->sketched, r->groups);
}

/* Whether a column's name starts with n bytes of the option, in which a control character is a
 * space, as in the names of rates. */
static int begins_so(const char *column, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (column[i] != name[i] && !(column[i] == ' ' && (unsigned char)name[i] < 0x20))
            return 0;
    }
    return 1;
}

/* The index of the column with that name; or of the only one whose name has that before its
 * parenthesis.  -1 if there is none. */
static int find(const struct aggregates *a, const char *name)
{
    const size_t n = strlen(name);
    int found = -1, times = 0;
    size_t i;

    for (i = 0; i < a->n_columns; i++) {
        const char *const column = a->column[i].name;

        if (!begins_so(column, name, n))
            continue;
        if (column[n] == '\0')
            return (int)i;
        if (column[n] == '(') {
            found = (int)i;
            times++;
        }
    }
    return times == 1 ? found : -1;
}

static void begin(struct rows *r, const struct log_options *o, const struct aggregates *a,
                  const struct group_columns *values)
{
    memset(r, 0, sizeof *r);
    r->options = o;
    r->aggregates = a;
    r->values = values;
    r->n = memory_sum(1 + values->n, a->n_columns);
    r->names = memory_of(memory_product(r->n, sizeof *r->names));
    r->types = memory_of(memory_product(r->n, sizeof *r->types));
    r->row = memory_of(memory_product(r->n, sizeof *r->row));
    r->rooms = memory_of(memory_product(values->n, sizeof *r->rooms));
    memset(r->rooms, 0, values->n * sizeof *r->rooms);
    r->states = memory_of(a->size);
    r->distinct = memory_of(memory_product(a->n_measures, sizeof *r->distinct));
    r->out.fd = STDOUT_FILENO;
    r->out.size = OUT_SIZE;
    r->out.buffer = memory_of(OUT_SIZE);
    r->left = o->count.top > 0 ? o->count.top : UINT64_MAX;
    if (o->count.order_column)
        r->order_column = (size_t)find(a, o->count.order_column);
    rank_begin(&r->rank, o->memory / 2,
               o->count.by_values ? entry_compare_values : entry_compare_keys, r->left);
    begin_names(r);
}

static void end(struct rows *r)
{
    size_t i;

    for (i = 0; i < r->values->n; i++)
        room_free(&r->rooms[i]);
    arrow_batch_free(r->batch);
    octets_free(&r->key);
    octets_free(&r->texts);
    free(r->states);
    free(r->distinct);
    free(r->names);
    free(r->types);
    free(r->row);
    free(r->rooms);
    free(r->out.buffer);
}

/* Without --count-by all lines are one group, even if there are no lines. */
static void begin_only_group(struct rows *r)
{
    r->any = 1;
    memset(r->states, 0, r->aggregates->size);
    memset(r->distinct, 0, r->aggregates->n_measures * sizeof *r->distinct);
}

void group_rows_put(const struct log_options *o, struct group_table *tables, size_t n,
                    const struct group_columns *values)
{
    struct rows r;
    struct taking t = { &r, { NULL, 0 } };

    begin(&r, o, tables[0].aggregates, values);
    if (values->n == 0)
        begin_only_group(&r);
    group_table_merge(tables, n, take, &t);
    end_group(&r, &t.room);
    free(t.room.entry);
    begin_output(&r);
    r.batch = rows_batch();
    rank_end(&r.rank, put_row, &r);
    end_output(&r);
    end(&r);
}

/* ---- options ---- */

static int refuse_order(const struct log_options *o, const struct aggregates *a)
{
    const char **const names = memory_of(memory_product(a->n_columns + 2, sizeof *names));
    size_t i;

    names[0] = "count";
    names[1] = "value";
    for (i = 0; i < a->n_columns; i++)
        names[2 + i] = a->column[i].name;
    message_unknown("unknown", "order", o->count.order_column, strlen(o->count.order_column), names,
                    a->n_columns + 2);
    free(names);
    return -1;
}

/* Columns of groups are checked like the columns of --fields; their names have no parentheses. */
static int is_repeated(const struct aggregates *a)
{
    size_t i, k;

    for (i = 0; i < a->n_columns; i++) {
        for (k = 0; k < i; k++) {
            if (strcmp(a->column[i].name, a->column[k].name) == 0)
                return 1;
        }
    }
    return 0;
}

int group_rows_check(const struct log_options *o, const struct aggregates *a)
{
    if (o->count.order_column && find(a, o->count.order_column) < 0)
        return refuse_order(o, a);
    return is_repeated(a) ? fields_refuse_repeated(o->shared.rows.format) : 0;
}
