/* A key of any bytes, and how often it occurred. */
#ifndef ENTRY_H
#define ENTRY_H

#include "command/memory.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct entry {
    uint64_t count;
    size_t n; /* bytes of the key, which follows the struct */
};

static inline const char *entry_key(const struct entry *e)
{
    return (const char *)(e + 1);
}

/* The size of an entry with a key of n bytes, rounded up so that another may follow. */
static inline size_t entry_size(size_t n)
{
    return memory_sum(n, sizeof(struct entry) + 7) / 8 * 8;
}

typedef int entry_order(const struct entry *a, const struct entry *b);

/* By the bytes of the keys; by count, the highest first, and equal counts by key; by the values of
 * the keys (log_key.h), numbers before other texts and in numerical order. */
entry_order entry_compare_keys, entry_compare_counts, entry_compare_values;

/* Called for each entry; returns 0 to continue with the next one. */
typedef int entry_taken(void *context, const struct entry *e);

/* Memory for one entry at a time; zeros: none yet. */
struct entry_room {
    struct entry *entry;
    size_t room; /* bytes for the key */
};

/* Makes room for an entry with a key of n bytes; the previous entry is lost. */
struct entry *entry_place(struct entry_room *r, size_t n);

/* By one of the three orders. */
void entry_sort(const struct entry **list, size_t n, entry_order *order);

#endif
