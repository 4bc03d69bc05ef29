/* Sorts entries by the bytes of their keys, in memory while a budget allows, then in temporary
 * files.  Counts of equal keys may be summed or not: make keys unique. */
#ifndef SORTER_H
#define SORTER_H

#include "logs/sorted_runs.h"

struct sorter {
    size_t memory; /* the budget in bytes, not counting some buffers and the longest entry */
    char *entries; /* n entries in used of size bytes */
    size_t used, size, n;
    struct runs runs;
};

void sorter_begin(struct sorter *s, size_t memory);

void sorter_add(struct sorter *s, const char *key, size_t n, uint64_t count);

/* Calls take() for the entries of all n sorters, in their common order, until it does not return
 * 0. */
void sorter_take(struct sorter *const *all, size_t n, entry_taken *take, void *context);

void sorter_end(struct sorter *s);

#endif
