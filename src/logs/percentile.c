/* Keeps values one by one, then tallies them, and moves them to a sketch when too many are
 * different. */
#include "logs/percentile.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

static size_t size_of(const struct percentile *p)
{
    return p->values.size + (p->tally ? tally_size(p->tally) : 0) +
           (p->sketch ? sketch_size(p->sketch) : 0);
}

static int is_single(const struct percentile *p)
{
    return p->tally == NULL && p->sketch == NULL;
}

int percentile_is_exact(const struct percentile *p)
{
    return p->sketch == NULL;
}

/* ---- values in order ---- */

static int compare(const void *a, const void *b)
{
    return number_compare(a, b);
}

static struct number *list_of(const struct percentile *p)
{
    struct octets_left left = { p->values.s, p->values.n };
    struct number *list = memory_of((size_t)p->n * sizeof *list);
    size_t i;

    for (i = 0; i < p->n; i++)
        number_take(&left, &list[i]);
    return list;
}

void percentile_order_begin(struct percentile_order *order, const struct percentile *p)
{
    order->of = p;
    order->list = NULL;
    order->tallied = NULL;
    if (p->tally) {
        order->tallied = tally_sorted(p->tally);
    } else if (p->sketch == NULL) {
        order->list = list_of(p);
        qsort(order->list, (size_t)p->n, sizeof *order->list, compare);
    }
}

static struct number tallied_at(const struct tallied *list, uint64_t rank)
{
    for (; rank > list->count; list++)
        rank -= list->count;
    return list->value;
}

struct number percentile_at(const struct percentile_order *order, uint64_t which)
{
    const uint64_t n = order->of->n, whole = n / PERCENTILE_WHOLE, rest = n % PERCENTILE_WHOLE;
    uint64_t rank = whole * which + (rest * which + PERCENTILE_WHOLE - 1) / PERCENTILE_WHOLE;

    if (rank == 0)
        rank = 1;
    if (order->list)
        return order->list[rank - 1];
    return order->tallied ? tallied_at(order->tallied, rank) : sketch_at(order->of->sketch, rank);
}

void percentile_order_end(struct percentile_order *order)
{
    free(order->list);
    free(order->tallied);
}

/* ---- adding ---- */

static void tally_singles(struct percentile *p)
{
    struct octets_left left = { p->values.s, p->values.n };
    struct number v;
    uint64_t i;

    p->tally = tally_new();
    for (i = 0; i < p->n && number_take(&left, &v); i++)
        tally_add(p->tally, &v, 1);
    octets_free(&p->values);
}

static void sketch_tallied(struct percentile *p)
{
    const struct tallied *const list = tally_all(p->tally);
    const size_t n = tally_different(p->tally);
    size_t i;

    p->sketch = sketch_new();
    for (i = 0; i < n; i++)
        sketch_add(p->sketch, &list[i].value, list[i].count);
    tally_free(p->tally);
    p->tally = NULL;
}

/* Adds `count` equal values to the tally or the sketch, after PERCENTILE_SINGLE values. */
static void add_some(struct percentile *p, const struct number *v, uint64_t count,
                     size_t different)
{
    if (p->sketch) {
        sketch_add(p->sketch, v, count);
        return;
    }
    tally_add(p->tally, v, count);
    if (tally_different(p->tally) > different)
        sketch_tallied(p);
}

void percentile_add(struct percentile *p, const struct number *v, size_t different, size_t *heap)
{
    const size_t before = size_of(p);

    if (is_single(p) && p->n == PERCENTILE_SINGLE)
        tally_singles(p);
    if (is_single(p))
        number_put(&p->values, v);
    else
        add_some(p, v, 1, different);
    p->n++;
    *heap += size_of(p) - before;
}

/* ---- storage ---- */

/* Stands before tallied values; neither a decimal nor a sketch begins so. */
enum { TALLIED = 0x80 };

static void put_tallied(struct octets *o, const struct tally *t)
{
    struct tallied *const list = tally_sorted(t);
    const size_t n = tally_different(t);
    size_t i;

    *octets_room(o, 1) = (char)TALLIED;
    octets_put_number(o, n);
    for (i = 0; i < n; i++) {
        number_put(o, &list[i].value);
        octets_put_number(o, list[i].count);
    }
    free(list);
}

void percentile_put(struct octets *o, const struct percentile *p)
{
    struct percentile_order order;
    uint64_t i;

    octets_put_number(o, p->n);
    if (p->sketch) {
        sketch_put(o, p->sketch);
        return;
    }
    if (p->tally) {
        put_tallied(o, p->tally);
        return;
    }
    percentile_order_begin(&order, p);
    for (i = 0; i < p->n; i++)
        number_put(o, &order.list[i]);
    percentile_order_end(&order);
}

static int take_values(struct octets_left *left, struct percentile *p, uint64_t n,
                       size_t different, size_t *heap)
{
    struct number v, last;
    uint64_t i;

    for (i = 0; i < n; i++) {
        if (!number_take(left, &v) || (i > 0 && number_compare(&last, &v) > 0))
            return 0;
        percentile_add(p, &v, different, heap);
        last = v;
    }
    return 1;
}

/* Adds tallied values, after their mark; the sum of their counts must be n. */
static int take_tallied(struct octets_left *left, struct percentile *p, uint64_t n,
                        size_t different)
{
    struct number v, last;
    uint64_t count, values, i;

    if (!octets_take_number(left, &values))
        return 0;
    for (i = 0; i < values; i++) {
        if (!number_take(left, &v) || (i > 0 && number_compare(&last, &v) >= 0) ||
            !octets_take_number(left, &count) || count == 0 || count > n)
            return 0;
        add_some(p, &v, count, different);
        n -= count;
        last = v;
    }
    return n == 0;
}

/* Adds more than PERCENTILE_SINGLE values. */
static int take_many(struct octets_left *left, struct percentile *p, uint64_t n, size_t different)
{
    if (is_single(p))
        tally_singles(p);
    if (left->n > 0 && (unsigned char)*left->s == TALLIED) {
        left->s++;
        left->n--;
        return take_tallied(left, p, n, different);
    }
    if (p->sketch == NULL)
        sketch_tallied(p);
    return sketch_take(left, p->sketch, n);
}

int percentile_take(struct octets_left *left, struct percentile *p, uint64_t most,
                    size_t different, size_t *heap)
{
    const size_t before = size_of(p);
    uint64_t n;
    int taken;

    if (!octets_take_number(left, &n) || n > most)
        return 0;
    if (n <= PERCENTILE_SINGLE)
        return take_values(left, p, n, different, heap);
    taken = take_many(left, p, n, different);
    p->n += n;
    *heap += size_of(p) - before;
    return taken;
}

void percentile_free(struct percentile *p)
{
    octets_free(&p->values);
    tally_free(p->tally);
    p->tally = NULL;
    sketch_free(p->sketch);
    p->sketch = NULL;
    p->n = 0;
}
