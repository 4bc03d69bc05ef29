/* A key, which may be any bytes, and how often it was counted. */
#ifndef ENTRY_H
#define ENTRY_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct entry {
    uint64_t count;
    uint32_t n;    /* bytes of the key, which follow */
    uint32_t hash; /* for who keeps it */
};

static inline const char *entry_key(const struct entry *e)
{
    return (const char *)(e + 1);
}

/* What an entry with a key of n bytes takes, so that another may follow. */
static inline size_t entry_size(size_t n)
{
    return (sizeof(struct entry) + n + 7) / 8 * 8;
}

static inline int entry_compare_keys(const struct entry *a, const struct entry *b)
{
    const uint32_t least = a->n < b->n ? a->n : b->n;
    const int order = memcmp(entry_key(a), entry_key(b), least);

    return order != 0 ? order : (a->n > least) - (b->n > least);
}

/* The greater count comes first, of equal ones the lesser key. */
static inline int entry_compare_counts(const struct entry *a, const struct entry *b)
{
    if (a->count != b->count)
        return a->count > b->count ? -1 : 1;
    return entry_compare_keys(a, b);
}

typedef int entry_order(const struct entry *a, const struct entry *b);

/* What is done with an entry: 0 to go on with the next one. */
typedef int entry_taken(void *context, const struct entry *e);

/* Sort n pointers. */
void entry_sort(const struct entry **list, size_t n, entry_order *order);

#endif
