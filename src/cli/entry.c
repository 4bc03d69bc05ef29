#include "entry.h"

#include <stdlib.h>

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

void entry_sort(const struct entry **list, size_t n, entry_order *order)
{
    qsort(list, n, sizeof *list, order == entry_compare_keys ? by_keys : by_counts);
}
