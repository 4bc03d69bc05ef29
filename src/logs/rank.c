/* Selects the first entries in an order. */
#include "logs/rank.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

/* list[0..kept) always contains the first `most` of the entries seen so far.  When it reaches
 * twice that, sort it and truncate it. */
size_t rank_first(const struct entry **list, size_t n, entry_order *order,
                  uint64_t most)
{
    size_t kept = 0, i;
    const struct entry *last = NULL;

    if (most >= n / 2) {
        entry_sort(list, n, order);
        return most < n ? (size_t)most : n;
    }
    for (i = 0; i < n && most > 0; i++) {
        const struct entry *e = list[i];

        if (last && order(e, last) > 0)
            continue;
        list[i] = list[kept];
        list[kept++] = e;
        if (kept == 2 * most) {
            entry_sort(list, kept, order);
            kept = (size_t)most;
            last = list[kept - 1];
        }
    }
    entry_sort(list, kept, order);
    return kept < most ? kept : (size_t)most;
}

void rank_begin(struct rank *r, size_t memory, entry_order *order, uint64_t most)
{
    memset(r, 0, sizeof *r);
    r->memory = memory;
    r->most = most;
    r->order = order;
    runs_begin(&r->runs, order, memory);
}

/* The first entries in memory, in order.  The caller frees the list. */
static const struct entry **first(const struct rank *r, size_t *n)
{
    const struct entry **list = memory_of(r->n * sizeof *list);
    size_t at, i = 0;

    for (at = 0; at < r->used; i++) {
        list[i] = (const struct entry *)(void *)(r->entries + at);
        at += entry_size(list[i]->n);
    }
    *n = rank_first(list, r->n, r->order, r->most);
    return list;
}

static void put(struct rank *r, const struct entry *e)
{
    memcpy(r->entries + r->used, e, sizeof *e + e->n);
    r->used += entry_size(e->n);
    r->n++;
}

static size_t size_of(const struct entry *const *list, size_t n)
{
    size_t size = 0, i;

    for (i = 0; i < n; i++)
        size += entry_size(list[i]->n);
    return size;
}

/* Keeps only the first entries: in memory, if enough memory then remains free. */
static void shrink(struct rank *r)
{
    size_t n, i, size;
    const struct entry **list = first(r, &n);
    char *old = r->entries;

    size = size_of(list, n);
    r->used = r->n = 0;
    if (size > r->size / 2) {
        runs_add(&r->runs, list, n);
    } else {
        r->entries = memory_of(r->size);
        for (i = 0; i < n; i++)
            put(r, list[i]);
        free(old);
    }
    free(list);
}

int rank_offer(void *rank, const struct entry *e)
{
    struct rank *r = rank;
    const size_t need = entry_size(e->n);

    if (r->size - r->used < need && r->n > 0)
        shrink(r);
    if (r->size - r->used < need) {
        const size_t least = memory_sum(r->used, need);

        /* half of the memory: shrink() copies the entries that it keeps, and pointers need room */
        r->size = least > r->memory / 2 ? least : r->memory / 2;
        r->entries = memory_grown(r->entries, r->size);
    }
    put(r, e);
    return 0;
}

void rank_end(struct rank *r, entry_taken *take, void *context)
{
    struct runs *runs = &r->runs;
    size_t n, i;
    const struct entry **list = first(r, &n);

    if (runs_any(runs)) {
        runs_add(runs, list, n);
        runs_merge(&runs, 1, take, context);
    } else {
        for (i = 0; i < n && take(context, list[i]) == 0; i++)
            continue;
    }
    free(list);
    free(r->entries);
    runs_end(runs);
}
