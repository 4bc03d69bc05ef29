/* Counts exactly how often each key occurs.  Keys stay in memory while a budget allows; then
 * they go to temporary files, sorted, and are summed at the end. */
#ifndef COUNT_H
#define COUNT_H

#include "command/entry.h"
#include "logs/sorted_runs.h"

/* A slot of the hash table. */
struct count_slot {
    uint32_t hash; /* half of it */
    uint32_t at;   /* where the entry is, in units of 8 bytes, from 1; 0: free */
};

struct count;

/* Adds a sorted run of all n entries to c->runs. */
typedef void count_spilled(struct count *c, const struct entry **list, size_t n);

struct count {
    size_t memory; /* the budget in bytes, not counting some buffers and the longest key */
    struct count_slot *slots; /* n_slots, a power of two */
    size_t n_slots, n;        /* n: the number of entries */
    char *entries;            /* used of size bytes */
    size_t used, size;
    struct runs runs;
    uint64_t key[2]; /* of the hash */
    /* For group_table.c, else 0 and NULL: */
    size_t extra; /* bytes of state after each entry that has a count, zeros at first */
    size_t heap;  /* bytes of memory that these states hold elsewhere */
    count_spilled *spill;
};

/* The key of the hash must be secret (secret.h): whoever knows it can write a log whose keys
 * collide. */
void count_begin(struct count *c, size_t memory, const uint64_t key[2]);

/* Adds to the count of a key. */
void count_add(struct count *c, const char *key, size_t n, uint64_t times);

/* The entry of a key, which is added if it is new.  Any later call may move it. */
struct entry *count_entry(struct count *c, const char *key, size_t n, uint64_t times);

/* Pointers to all entries in memory; the caller frees the list. */
const struct entry **count_list(const struct count *c);

/* Moves all entries to the runs. */
void count_spill(struct count *c);

/* Frees all entries in memory. */
void count_clear(struct count *c);

/* The order of the sums: COUNT_BY_VALUES is entry_compare_values(). */
enum count_order { COUNT_BY_COUNTS, COUNT_BY_VALUES };

/* Sums all n tables, and calls take() for each sum in that order, at most `most` times, until
 * it does not return 0.  The tables are empty afterwards. */
void count_sum(struct count *all, size_t n, enum count_order order, uint64_t most,
               entry_taken *take, void *context);

void count_end(struct count *c);

#endif
