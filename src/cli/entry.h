/* A key, which may be any bytes, and how often it was counted. */
#ifndef ENTRY_H
#define ENTRY_H

#include "cli/memory.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct entry {
    uint64_t count;
    size_t n; /* bytes of the key, which follow */
};

static inline const char *entry_key(const struct entry *e)
{
    return (const char *)(e + 1);
}

/* What an entry with a key of n bytes takes, so that another may follow. */
static inline size_t entry_size(size_t n)
{
    return memory_sum(n, sizeof(struct entry) + 7) / 8 * 8;
}

typedef int entry_order(const struct entry *a, const struct entry *b);

/* By the bytes of the keys; or the greater count first, of equal ones the lesser key. */
entry_order entry_compare_keys, entry_compare_counts;

/* What is done with an entry: 0 to go on with the next one. */
typedef int entry_taken(void *context, const struct entry *e);

/* Sort n pointers. */
void entry_sort(const struct entry **list, size_t n, entry_order *order);

#endif
