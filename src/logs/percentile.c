/* Keeps values, and moves them to a sketch when they are too many. */
#include "logs/percentile.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

static size_t size_of(const struct percentile *p)
{
    return p->values.size + (p->sketch ? sketch_size(p->sketch) : 0);
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
    if (p->sketch)
        return;
    order->list = list_of(p);
    qsort(order->list, (size_t)p->n, sizeof *order->list, compare);
}

struct number percentile_at(const struct percentile_order *order, uint64_t which)
{
    const uint64_t n = order->of->n, whole = n / PERCENTILE_WHOLE, rest = n % PERCENTILE_WHOLE;
    uint64_t rank = whole * which + (rest * which + PERCENTILE_WHOLE - 1) / PERCENTILE_WHOLE;

    if (rank == 0)
        rank = 1;
    return order->list ? order->list[rank - 1] : sketch_at(order->of->sketch, rank);
}

void percentile_order_end(struct percentile_order *order)
{
    free(order->list);
}

/* ---- adding ---- */

static void add_each(struct sketch *s, const struct percentile *p)
{
    struct octets_left left = { p->values.s, p->values.n };
    struct number v;
    uint64_t i;

    for (i = 0; i < p->n && number_take(&left, &v); i++)
        sketch_add(s, &v);
}

static void to_sketch(struct percentile *p)
{
    p->sketch = sketch_new();
    add_each(p->sketch, p);
    octets_free(&p->values);
}

void percentile_add(struct percentile *p, const struct number *v, size_t *heap)
{
    const size_t before = size_of(p);

    if (p->n == PERCENTILE_EXACT && p->sketch == NULL)
        to_sketch(p);
    if (p->sketch)
        sketch_add(p->sketch, v);
    else
        number_put(&p->values, v);
    p->n++;
    *heap += size_of(p) - before;
}

/* ---- storage ---- */

void percentile_put(struct octets *o, const struct percentile *p)
{
    struct percentile_order order;
    uint64_t i;

    octets_put_number(o, p->n);
    if (p->sketch) {
        sketch_put(o, p->sketch);
        return;
    }
    percentile_order_begin(&order, p);
    for (i = 0; i < p->n; i++)
        number_put(o, &order.list[i]);
    percentile_order_end(&order);
}

static int take_values(struct octets_left *left, struct percentile *p, uint64_t n, size_t *heap)
{
    struct number v, last;
    uint64_t i;

    for (i = 0; i < n; i++) {
        if (!number_take(left, &v) || (i > 0 && number_compare(&last, &v) > 0))
            return 0;
        percentile_add(p, &v, heap);
        last = v;
    }
    return 1;
}

int percentile_take(struct octets_left *left, struct percentile *p, uint64_t most, size_t *heap)
{
    const size_t before = size_of(p);
    uint64_t n;
    int taken;

    if (!octets_take_number(left, &n) || n > most)
        return 0;
    if (n <= PERCENTILE_EXACT)
        return take_values(left, p, n, heap);
    if (p->sketch == NULL)
        to_sketch(p);
    taken = sketch_take(left, p->sketch, n);
    p->n += n;
    *heap += size_of(p) - before;
    return taken;
}

void percentile_free(struct percentile *p)
{
    octets_free(&p->values);
    sketch_free(p->sketch);
    p->sketch = NULL;
    p->n = 0;
}
