/* Compares, sorts and stores counted keys. */
#include "command/entry.h"

#include <stdlib.h>

int entry_compare_keys(const struct entry *a, const struct entry *b)
{
    const size_t least = a->n < b->n ? a->n : b->n;
    const int order = memcmp(entry_key(a), entry_key(b), least);

    return order != 0 ? order : (a->n > least) - (b->n > least);
}

int entry_compare_counts(const struct entry *a, const struct entry *b)
{
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return entry_compare_keys(a, b);
}

static int by_keys(const void *a, const void *b)
{
    return entry_compare_keys(*(const struct entry *const *)a,
                              *(const struct entry *const *)b);
}

static int by_counts(const void *a, const void *b)
{
    return entry_compare_counts(*(const struct entry *const *)a,
                                *(const struct entry *const *)b);
}

static int by_values(const void *a, const void *b)
{
    return entry_compare_values(*(const struct entry *const *)a,
                                *(const struct entry *const *)b);
}

void entry_sort(const struct entry **list, size_t n, entry_order *order)
{
    qsort(list, n, sizeof *list,
          order == entry_compare_keys     ? by_keys
          : order == entry_compare_counts ? by_counts
                                          : by_values);
}

struct entry *entry_place(struct entry_room *r, size_t n)
{
    if (r->entry == NULL || n > r->room) {
        free(r->entry);
        r->room = memory_ample(n);
        r->entry = memory_of(memory_sum(sizeof *r->entry, r->room));
    }
    return r->entry;
}
