/* Sorts more entries than fit into memory. */
#include "logs/sorter.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SIZE = 64 * 1024 };

/* Memory to sort an entry: a pointer, and another pointer for qsort(). */
enum { SORTING = 2 * sizeof(struct entry *) };

void sorter_begin(struct sorter *s, size_t memory)
{
    memset(s, 0, sizeof *s);
    s->memory = memory;
    runs_begin(&s->runs, entry_compare_keys, memory);
}

void sorter_end(struct sorter *s)
{
    free(s->entries);
    runs_end(&s->runs);
}

/* Appends pointers to the entries in memory. */
static size_t list_entries(const struct sorter *s, const struct entry **list)
{
    size_t at = 0, i;

    for (i = 0; i < s->n; i++) {
        list[i] = (const struct entry *)(void *)(s->entries + at);
        at += entry_size(list[i]->n);
    }
    return s->n;
}

static const struct entry **sorted(struct sorter *const *all, size_t n_all, size_t *n)
{
    const struct entry **list;
    size_t i;

    for (*n = i = 0; i < n_all; i++)
        *n = memory_sum(*n, all[i]->n);
    list = memory_of(memory_product(*n, sizeof *list));
    for (*n = i = 0; i < n_all; i++)
        *n += list_entries(all[i], list + *n);
    if (*n > 0)
        entry_sort(list, *n, entry_compare_keys);
    return list;
}

static void spill(struct sorter *s)
{
    const struct entry **list;
    size_t n;

    if (s->n == 0)
        return;
    list = sorted(&s, 1, &n);
    runs_add(&s->runs, list, n);
    free(list);
    free(s->entries);
    s->entries = NULL;
    s->used = s->size = s->n = 0;
}

/* Whether another entry would exceed the budget.  One entry always fits. */
static int is_full(const struct sorter *s, size_t size)
{
    const size_t room = s->used + size > s->size ? 2 * s->size : s->size;

    return s->n > 0 && memory_sum(room, memory_product(s->n + 1, SORTING)) > s->memory;
}

void sorter_add(struct sorter *s, const char *key, size_t n, uint64_t count)
{
    const size_t size = entry_size(n);
    struct entry *e;

    if (is_full(s, size))
        spill(s);
    if (s->entries == NULL || size > s->size - s->used) {
        s->size = memory_doubled(s->size > 0 ? s->size : FIRST_SIZE, memory_sum(s->used, size));
        s->entries = memory_grown(s->entries, s->size);
    }
    e = (struct entry *)(void *)(s->entries + s->used);
    e->count = count;
    e->n = n;
    memcpy(e + 1, key, n);
    s->used += size;
    s->n++;
}

static void take_runs(struct sorter *const *all, size_t n, entry_taken *take, void *context)
{
    struct runs **runs = memory_of(memory_product(n, sizeof *runs));
    size_t i;

    for (i = 0; i < n; i++) {
        spill(all[i]);
        runs[i] = &all[i]->runs;
    }
    runs_merge(runs, n, take, context);
    free(runs);
}

void sorter_take(struct sorter *const *all, size_t n, entry_taken *take, void *context)
{
    const struct entry **list;
    size_t n_list, i;

    for (i = 0; i < n; i++) {
        if (runs_any(&all[i]->runs)) {
            take_runs(all, n, take, context);
            return;
        }
    }
    list = sorted(all, n, &n_list);
    for (i = 0; i < n_list && take(context, list[i]) == 0; i++)
        continue;
    free(list);
}
