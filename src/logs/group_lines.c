/* Adds log lines to their groups. */
#include "logs/group_lines.h"

#include "logs/hyperloglog.h"
#include "logs/log_where.h"
#include "logs/quantity.h"
#include "command/memory.h"
#include "command/message.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void group_lines_begin(struct group_lines *g, const struct aggregates *a, size_t n_values,
                       size_t memory, const uint64_t key[2])
{
    size_t i;

    memset(g, 0, sizeof *g);
    group_table_begin(&g->table, a, n_values, memory, key);
    g->left_out = memory_of(memory_product(a->n_measures, sizeof *g->left_out));
    memset(g->left_out, 0, a->n_measures * sizeof *g->left_out);
    g->condition = memory_of(memory_product(a->n_measures - a->n_valued, sizeof *g->condition));
    for (i = a->n_valued; i < a->n_measures; i++)
        where_state_begin(&g->condition[i - a->n_valued], a->measure[i].condition);
}

void group_lines_end(struct group_lines *g)
{
    const struct aggregates *const a = g->table.aggregates;
    size_t i;

    for (i = a->n_valued; i < a->n_measures; i++)
        where_state_end(&g->condition[i - a->n_valued]);
    group_table_end(&g->table);
    room_free(&g->key.room);
    free(g->condition);
    free(g->left_out);
}

/* ---- a line ---- */

/* A field's value, as text and as a number. */
struct measured {
    int defined;
    const char *s;
    size_t n;
    char digits[24];
    enum number_status status;
    struct number number;
    int is_time; /* this is its seconds since 1970: */
    struct number seconds;
};

static void read_value(struct measured *m, const struct value *v)
{
    m->status = NUMBER_NONE;
    m->is_time = 0;
    m->defined = v->kind != VALUE_UNDEFINED;
    m->s = v->s;
    m->n = v->n;
    if (v->kind == VALUE_NUMBER) {
        m->n = (size_t)snprintf(m->digits, sizeof m->digits, "%" PRIu64, v->number);
        m->s = m->digits;
    }
}

/* A number of nanoseconds fills the three limbs from 10^-9 on. */
static void read_time(struct measured *m, struct log_line *line, size_t field)
{
    struct instant t;
    uint64_t ns;

    m->is_time = log_line_instant(line, field, field, &t);
    if (!m->is_time)
        return;
    memset(&m->seconds, 0, sizeof m->seconds);
    m->seconds.negative = t.ns < 0;
    ns = t.ns < 0 ? -(uint64_t)t.ns : (uint64_t)t.ns;
    m->seconds.limb[2] = (uint32_t)(ns % NUMBER_LIMB);
    m->seconds.limb[3] = (uint32_t)(ns / NUMBER_LIMB % NUMBER_LIMB);
    m->seconds.limb[4] = (uint32_t)(ns / NUMBER_LIMB / NUMBER_LIMB);
}

static int is_left_out(const struct measured *m, const struct measure *measure,
                       struct left_out *out)
{
    const int numeric = !measure->is_time && aggregate_is_numeric(measure);

    if (!m->defined)
        out->undefined++;
    else if ((measure->is_time && !m->is_time) || (numeric && m->status == NUMBER_NONE))
        out->no_numbers++;
    else if (numeric && m->status == NUMBER_BEYOND)
        out->beyond++;
    else
        return 0;
    return 1;
}

/* ---- units ---- */

static const struct {
    uint32_t per_second;
    const char *name;
} units[] = { { 1, "s" }, { 1000, "ms" }, { 1000000, "us" }, { 1000000000, "ns" } };
enum { UNITS = sizeof units / sizeof *units };

/* The bit of the unit that the log has for the field; 0 if the log has no unit. */
static unsigned unit_bit(const struct log_line *line, size_t field)
{
    const uint32_t per_second = log_line_units(line, field);
    int i;

    for (i = 0; i < UNITS; i++) {
        if (units[i].per_second == per_second)
            return 1u << i;
    }
    return 0;
}

static void report_units(unsigned bits, const char *name)
{
    char list[32] = "";
    int i;

    if (bits == 0 || (bits & (bits - 1)) == 0)
        return;
    for (i = 0; i < UNITS; i++) {
        if (bits >> i & 1) {
            strcat(list, list[0] ? ", " : "");
            strcat(list, units[i].name);
        }
    }
    message("%s: the logs have different units (%s), and the answer mixes their numbers", name,
            list);
}

/* ---- lines ---- */

static void make_key(struct group_lines *g, struct log_line *line, const size_t *which, size_t n)
{
    size_t i;

    log_key_begin(&g->key);
    for (i = 0; i < n; i++) {
        const struct value v = log_line_value(line, which[i], which[i]);

        log_key_add(&g->key, &v, 0);
    }
}

/* Adds pairs of the group and a value.  Pairs come before the states, since adding a pair may move
 * the states. */
static void add_pairs(struct group_lines *g, struct log_line *line)
{
    const struct aggregates *const a = g->table.aggregates;
    struct measured m;
    size_t i;

    for (i = 0; i < a->n_valued; i++) {
        const size_t field = a->measure[i].field;
        struct value v;

        if (a->measure[i].kind != AGGREGATE_DISTINCT)
            continue;
        v = log_line_value(line, field, field);
        read_value(&m, &v);
        if (!is_left_out(&m, &a->measure[i], &g->left_out[i]))
            group_table_pair(&g->table, g->key.room.s, g->key.n, i, m.s, m.n);
    }
}

static int asks_for_time(const struct measure *measure, size_t first, size_t end)
{
    for (; first < end; first++) {
        if (measure[first].is_time)
            return 1;
    }
    return 0;
}

/* Adds a field's value to the measures from the first one to the end. */
static void add_value(struct group_lines *g, struct log_line *line, size_t first, size_t end,
                      char *states)
{
    const struct measure *const measure = g->table.aggregates->measure;
    const size_t field = measure[first].field;
    const struct value v = log_line_value(line, field, field);
    struct measured m;
    size_t i;

    read_value(&m, &v);
    /* of several measures, only those between the first and the last are of texts */
    if (m.defined &&
        (aggregate_is_numeric(&measure[first]) || aggregate_is_numeric(&measure[end - 1])))
        m.status = number_read(m.s, quantity_digits(m.s, m.n, log_line_units(line, field)),
                               &m.number);
    if (m.defined && asks_for_time(measure, first, end))
        read_time(&m, line, field);
    for (i = first; i < end; i++) {
        if (measure[i].kind == AGGREGATE_DISTINCT ||
            is_left_out(&m, &measure[i], &g->left_out[i]))
            continue;
        g->left_out[first].units |= unit_bit(line, field);
        aggregate_add(&measure[i], states, measure[i].is_time ? &m.seconds : &m.number, m.s, m.n,
                      &g->table.count.heap);
    }
}

/* Adds the line to the measures whose condition it fits. */
static void add_line(const struct group_lines *g, struct log_line *line, char *states)
{
    const struct aggregates *const a = g->table.aggregates;
    size_t i;

    for (i = a->n_valued; i < a->n_measures; i++) {
        if (log_where_holds(a->measure[i].condition, &g->condition[i - a->n_valued], line))
            aggregate_add_line(&a->measure[i], states);
    }
}

void group_lines_add(struct group_lines *g, struct log_line *line, const size_t *which, size_t n)
{
    const struct aggregates *const a = g->table.aggregates;
    size_t first, end;
    char *states;

    make_key(g, line, which, n);
    add_pairs(g, line);
    states = group_table_line(&g->table, g->key.room.s, g->key.n);
    for (first = 0; first < a->n_valued; first = end) {
        for (end = first + 1;
             end < a->n_valued && a->measure[end].field == a->measure[first].field;)
            end++;
        add_value(g, line, first, end, states);
    }
    add_line(g, line, states);
    group_table_end_line(&g->table);
}

void group_lines_mark(struct group_lines *g, const struct record *record)
{
    g->fingerprint += hyperloglog_hash(record->s, record->n);
}

/* ---- values left out ---- */

void group_lines_sum(const struct group_lines *g, struct left_out *sum)
{
    size_t i;

    for (i = 0; i < g->table.aggregates->n_measures; i++) {
        sum[i].undefined += g->left_out[i].undefined;
        sum[i].no_numbers += g->left_out[i].no_numbers;
        sum[i].beyond += g->left_out[i].beyond;
        sum[i].units |= g->left_out[i].units;
    }
}

static uint64_t greater(uint64_t a, uint64_t b)
{
    return a > b ? a : b;
}

/* The values of a field that are left out: the measures from the first one to the end have the same
 * values. */
static struct left_out of_field(const struct left_out *sum, size_t first, size_t end)
{
    struct left_out all = { 0, 0, 0, 0 };

    for (; first < end; first++) {
        all.undefined = greater(all.undefined, sum[first].undefined);
        all.no_numbers = greater(all.no_numbers, sum[first].no_numbers);
        all.beyond = greater(all.beyond, sum[first].beyond);
    }
    return all;
}

/* Whether the measures leave out only values that are not times. */
static int is_of_times(const struct measure *measure, size_t first, size_t end)
{
    for (; first < end; first++) {
        if (aggregate_is_numeric(&measure[first]) && !measure[first].is_time)
            return 0;
    }
    return 1;
}

static void add_text(struct octets *o, const char *text)
{
    octets_put(o, text, strlen(text));
}

static void add_part(struct octets *o, uint64_t n, const char *what, int *any)
{
    char text[32];

    if (n == 0)
        return;
    snprintf(text, sizeof text, "%s%" PRIu64, (*any)++ ? ", " : " ", n);
    add_text(o, text);
    add_text(o, what);
}

static void add_field(struct octets *o, const struct left_out *out, const char *name,
                      const char *not_one)
{
    int any = 0;

    if (out->undefined + out->no_numbers + out->beyond == 0)
        return;
    add_text(o, o->n > 0 ? "; " : "");
    add_text(o, name);
    add_part(o, out->undefined, " undefined", &any);
    add_part(o, out->no_numbers, not_one, &any);
    add_part(o, out->beyond, " with too many digits", &any);
}

void group_lines_report(const struct left_out *sum, const struct aggregates *a,
                        const struct log_fields *fields)
{
    struct octets o = { NULL, 0, 0 };
    size_t first, end;

    for (first = 0; first < a->n_valued; first = end) {
        struct left_out all;

        for (end = first + 1;
             end < a->n_valued && a->measure[end].field == a->measure[first].field;)
            end++;
        all = of_field(sum, first, end);
        add_field(&o, &all, fields->list[a->measure[first].field].name,
                  is_of_times(a->measure, first, end) ? " not a time" : " not a number");
    }
    if (o.n > 0) {
        octets_put(&o, "", 1);
        message_reason("values left out of aggregates", o.s);
    }
    octets_free(&o);
    for (first = 0; first < a->n_valued; first++)
        report_units(sum[first].units, fields->list[a->measure[first].field].name);
}

/* ---- odd values ---- */

void group_lines_add_odd(struct group_lines *to, const struct group_lines *g)
{
    const struct aggregates *const a = g->table.aggregates;
    size_t i;

    for (i = a->n_valued; i < a->n_measures; i++)
        where_state_add(a->measure[i].condition, &to->condition[i - a->n_valued],
                        &g->condition[i - a->n_valued]);
}

void group_lines_say_odd(const struct group_lines *g, const struct log_fields *fields)
{
    const struct aggregates *const a = g->table.aggregates;
    size_t i;

    for (i = a->n_valued; i < a->n_measures; i++)
        log_where_say(a->measure[i].condition, &g->condition[i - a->n_valued], fields);
}
