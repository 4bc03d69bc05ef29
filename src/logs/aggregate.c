/* Keeps the states of aggregates, and answers with their values. */
#include "logs/aggregate.h"

#include "logs/decimal_sum.h"
#include "logs/hyperloglog.h"
#include "logs/instant.h"
#include "logs/percentile.h"
#include "logs/log_time.h"
#include "command/memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The kind of an extreme; any number is less than any time. */
enum extreme_kind { EXTREME_NONE, EXTREME_NUMBER, EXTREME_TIME };

/* The least or the greatest value. */
struct extreme {
    struct number value; /* of a time: seconds since 1970 */
    int kind;
};

/* A state, by the kind of its measure; AGGREGATE_DISTINCT has no state. */
union state {
    struct decimal_sum sum;
    struct extreme extreme;
    struct hyperloglog approx;
    struct percentile percentile;
    uint64_t lines;
};

size_t aggregate_state_size(enum aggregate_kind kind)
{
    size_t size = 0;

    switch (kind) {
    case AGGREGATE_SUM: case AGGREGATE_AVG: size = sizeof(struct decimal_sum); break;
    case AGGREGATE_MIN: case AGGREGATE_MAX: size = sizeof(struct extreme); break;
    case AGGREGATE_DISTINCT: break;
    case AGGREGATE_APPROX: size = sizeof(struct hyperloglog); break;
    case AGGREGATE_PERCENTILE: size = sizeof(struct percentile); break;
    case AGGREGATE_RATE: size = sizeof(uint64_t); break;
    }
    return (size + 7) / 8 * 8;
}

int aggregate_is_numeric(const struct measure *m)
{
    return m->kind != AGGREGATE_DISTINCT && m->kind != AGGREGATE_APPROX;
}

int aggregate_is_count(const struct aggregate_column *column)
{
    return column->kind == AGGREGATE_DISTINCT || column->kind == AGGREGATE_APPROX ||
           (column->kind == AGGREGATE_RATE && column->which == RATE_COUNT);
}

static union state *state_of(const struct measure *m, char *states)
{
    return (union state *)(void *)(states + m->at);
}

static const union state *state_in(const struct measure *m, const char *states)
{
    return (const union state *)(const void *)(states + m->at);
}

/* ---- adding ---- */

static int compare_extremes(const struct extreme *a, const struct extreme *b)
{
    return a->kind != b->kind ? a->kind - b->kind : number_compare(&a->value, &b->value);
}

static void add_extreme(struct extreme *e, const struct extreme *v, int sign)
{
    if (e->kind == EXTREME_NONE || sign * compare_extremes(v, e) > 0)
        *e = *v;
}

static void add_least_or_most(const struct measure *m, struct extreme *e, const struct number *v)
{
    const struct extreme one = { *v, m->is_time ? EXTREME_TIME : EXTREME_NUMBER };

    add_extreme(e, &one, m->kind == AGGREGATE_MIN ? -1 : 1);
}

void aggregate_add(const struct measure *m, char *states, const struct number *v, const char *s,
                   size_t n, size_t *heap)
{
    union state *const state = state_of(m, states);

    switch (m->kind) {
    case AGGREGATE_SUM: case AGGREGATE_AVG: decimal_sum_add(&state->sum, v); break;
    case AGGREGATE_MIN: case AGGREGATE_MAX: add_least_or_most(m, &state->extreme, v); break;
    case AGGREGATE_DISTINCT: break;
    case AGGREGATE_APPROX: hyperloglog_add(&state->approx, s, n, heap); break;
    case AGGREGATE_PERCENTILE: percentile_add(&state->percentile, v, m->different, heap); break;
    case AGGREGATE_RATE: break;
    }
}

void aggregate_add_line(const struct measure *m, char *states)
{
    state_of(m, states)->lines++;
}

/* ---- storage ---- */

static void put_extreme(struct octets *o, const struct extreme *e)
{
    octets_put_number(o, (uint64_t)e->kind);
    if (e->kind != EXTREME_NONE)
        number_put(o, &e->value);
}

void aggregates_put(const struct aggregates *a, const char *states, struct octets *o)
{
    size_t i;

    for (i = 0; i < a->n_measures; i++) {
        const union state *const state = state_in(&a->measure[i], states);

        switch (a->measure[i].kind) {
        case AGGREGATE_SUM: case AGGREGATE_AVG: decimal_sum_put(o, &state->sum); break;
        case AGGREGATE_MIN: case AGGREGATE_MAX: put_extreme(o, &state->extreme); break;
        case AGGREGATE_DISTINCT: break;
        case AGGREGATE_APPROX: hyperloglog_put(o, &state->approx); break;
        case AGGREGATE_PERCENTILE: percentile_put(o, &state->percentile); break;
        case AGGREGATE_RATE: octets_put_number(o, state->lines); break;
        }
    }
}

/* Whether nanoseconds can express it. */
static int is_instant(const struct number *v)
{
    return v->limb[0] == 0 && v->limb[1] == 0 && v->limb[NUMBER_LIMBS - 1] == 0 &&
           v->limb[4] <= 9 && (v->limb[4] < 9 || v->limb[3] < 223372036);
}

static int take_extreme(struct octets_left *left, struct extreme *e, int sign)
{
    uint64_t kind;
    struct extreme v;

    if (!octets_take_number(left, &kind) || kind > EXTREME_TIME)
        return 0;
    v.kind = (int)kind;
    if (kind == EXTREME_NONE)
        return 1;
    if (!number_take(left, &v.value) || (kind == EXTREME_TIME && !is_instant(&v.value)))
        return 0;
    add_extreme(e, &v, sign);
    return 1;
}

static int take_lines(struct octets_left *left, uint64_t *lines, uint64_t most)
{
    uint64_t n;

    if (!octets_take_number(left, &n) || n > most)
        return 0;
    *lines += n;
    return 1;
}

static int take(const struct measure *m, union state *state, struct octets_left *left,
                uint64_t most, size_t *heap)
{
    switch (m->kind) {
    case AGGREGATE_SUM: case AGGREGATE_AVG: return decimal_sum_take(left, &state->sum, most);
    case AGGREGATE_MIN: return take_extreme(left, &state->extreme, -1);
    case AGGREGATE_MAX: return take_extreme(left, &state->extreme, 1);
    case AGGREGATE_DISTINCT: return 1;
    case AGGREGATE_APPROX: return hyperloglog_take(left, &state->approx, most, heap);
    case AGGREGATE_PERCENTILE:
        return percentile_take(left, &state->percentile, most, m->different, heap);
    case AGGREGATE_RATE: return take_lines(left, &state->lines, most);
    }
    return 0;
}

int aggregates_take(const struct aggregates *a, char *states, const char *s, size_t n,
                    uint64_t most, size_t *heap)
{
    struct octets_left left = { s, n };
    size_t i;

    for (i = 0; i < a->n_measures; i++) {
        if (!take(&a->measure[i], state_of(&a->measure[i], states), &left, most, heap))
            return 0;
    }
    return left.n == 0;
}

int aggregates_are_exact(const struct aggregates *a, const char *states)
{
    size_t i;

    for (i = 0; i < a->n_measures; i++) {
        if (a->measure[i].kind == AGGREGATE_PERCENTILE &&
            !percentile_is_exact(&state_in(&a->measure[i], states)->percentile))
            return 0;
    }
    return 1;
}

void aggregates_free_states(const struct aggregates *a, char *states)
{
    size_t i;

    for (i = 0; i < a->n_measures; i++) {
        union state *const state = state_of(&a->measure[i], states);

        if (a->measure[i].kind == AGGREGATE_APPROX)
            hyperloglog_free(&state->approx);
        else if (a->measure[i].kind == AGGREGATE_PERCENTILE)
            percentile_free(&state->percentile);
    }
}

/* ---- values ---- */

static void put_text(struct octets *o, const char *text, size_t n)
{
    octets_put_number(o, n + 1);
    octets_put(o, text, n);
}

static void put_count(struct octets *o, uint64_t count)
{
    char text[24];

    put_text(o, text, (size_t)snprintf(text, sizeof text, "%" PRIu64, count));
}

static void put_sum(struct octets *o, const struct decimal_sum *sum, int is_average)
{
    char text[NUMBER_TEXT];

    if (!is_average)
        put_text(o, text, decimal_sum_text(sum, text));
    else if (sum->n > 0)
        put_text(o, text, decimal_sum_average(sum, text));
    else
        octets_put_number(o, 0);
}

/* As an average of ones and zeros is computed. */
static void put_share(struct octets *o, uint64_t fit, uint64_t lines)
{
    struct decimal_sum share = { .n = lines };

    share.limb[NUMBER_FRACTION] = (int64_t)fit;
    put_sum(o, &share, 1);
}

static void put_number(struct octets *o, int any, const struct number *v)
{
    char text[NUMBER_TEXT];

    if (any)
        put_text(o, text, number_text(v, text));
    else
        octets_put_number(o, 0);
}

static int64_t nanoseconds_of(const struct number *v)
{
    const int64_t seconds = (int64_t)v->limb[4] * NUMBER_LIMB + v->limb[3];
    const int64_t ns = seconds * INSTANT_SECOND + v->limb[2];

    return v->negative ? -ns : ns;
}

/* Of a time, the seconds since 1970, which order it, a space and its text. */
static void put_extreme_text(struct octets *o, const struct extreme *e, const struct zone *zone)
{
    char text[NUMBER_TEXT + 1 + TIME_TEXT_SIZE];
    size_t n;

    if (e->kind != EXTREME_TIME) {
        put_number(o, e->kind != EXTREME_NONE, &e->value);
        return;
    }
    n = number_text(&e->value, text);
    text[n++] = ' ';
    put_text(o, text, n + time_text(nanoseconds_of(&e->value), zone, text + n));
}

/* The values of the percentiles that came last: ordered once for several columns of a state. */
struct last_order {
    struct percentile_order order;
    const struct percentile *of; /* NULL: none yet */
};

static void end_order(struct last_order *last)
{
    if (last->of)
        percentile_order_end(&last->order);
    last->of = NULL;
}

static void put_percentile(struct octets *o, const struct percentile *p, uint64_t which,
                           struct last_order *last)
{
    const char *const error = percentile_is_exact(p) ? "0" : SKETCH_ERROR;
    struct number v;

    if (p->n == 0) {
        octets_put_number(o, 0);
        return;
    }
    if (which == AGGREGATE_ERROR) {
        put_text(o, error, strlen(error));
        return;
    }
    if (last->of != p) {
        end_order(last);
        percentile_order_begin(&last->order, p);
        last->of = p;
    }
    v = percentile_at(&last->order, which);
    put_number(o, 1, &v);
}

void aggregates_put_texts(const struct aggregates *a, const char *states, uint64_t lines,
                          const uint64_t *distinct, struct octets *o)
{
    struct last_order last = { .of = NULL };
    size_t i;

    for (i = 0; i < a->n_columns; i++) {
        const struct aggregate_column *const c = &a->column[i];
        const union state *const s = state_in(&a->measure[c->measure], states);

        switch (c->kind) {
        case AGGREGATE_SUM: put_sum(o, &s->sum, 0); break;
        case AGGREGATE_AVG: put_sum(o, &s->sum, 1); break;
        case AGGREGATE_MIN: case AGGREGATE_MAX:
            put_extreme_text(o, &s->extreme, a->zone);
            break;
        case AGGREGATE_DISTINCT: put_count(o, distinct[c->measure]); break;
        case AGGREGATE_APPROX: put_count(o, hyperloglog_estimate(&s->approx)); break;
        case AGGREGATE_PERCENTILE:
            put_percentile(o, &s->percentile, c->which, &last);
            break;
        case AGGREGATE_RATE:
            if (c->which == RATE_COUNT)
                put_count(o, s->lines);
            else
                put_share(o, s->lines, lines);
            break;
        }
    }
    end_order(&last);
}

/* The text after the space is for people. */
static struct value take_decimal(const char *s, size_t n, int orders)
{
    const char *const space = memchr(s, ' ', n);
    const size_t before = space ? (size_t)(space - s) : n;

    if (space && !orders)
        return value_text(VALUE_PLAIN, space + 1, n - before - 1);
    return value_text(VALUE_DECIMAL, s, before);
}

static struct value take_value(const struct aggregate_column *column, struct octets_left *left,
                               int orders)
{
    uint64_t n, number = 0;
    const char *s = NULL;
    size_t i;

    if (!octets_take_number(left, &n) || n == 0 || !octets_take(left, (size_t)n - 1, &s))
        return value_undefined();
    if (!aggregate_is_count(column))
        return take_decimal(s, (size_t)n - 1, orders);
    for (i = 0; i < n - 1; i++)
        number = 10 * number + (uint64_t)(s[i] - '0');
    return value_number(number);
}

struct value aggregate_take_text(const struct aggregate_column *column, struct octets_left *left)
{
    return take_value(column, left, 0);
}

struct value aggregate_take_order(const struct aggregate_column *column, struct octets_left *left)
{
    return take_value(column, left, 1);
}
