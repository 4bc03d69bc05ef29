/* How often each key occurs, exactly.  Keys live in memory as long as a budget allows;
 * then they go to temporary files, sorted, and are added up at the end. */
#ifndef COUNT_H
#define COUNT_H

#include "cli/entry.h"
#include "cli/log/sorted_runs.h"

/* A hash table: slots hold a hash's half and where the entry is, in units of 8 bytes. */
struct count_slot {
    uint32_t hash;
    uint32_t at; /* from 1; 0: free */
};

struct count {
    size_t memory; /* so many bytes at most, give or take some buffers and the longest
                      key */
    struct count_slot *slots; /* a power of two of them */
    size_t n_slots, n;        /* and entries */
    char *entries;            /* used of size bytes */
    size_t used, size;
    struct runs runs;
    uint64_t key[2]; /* of the hash */
};

/* key must be secret (secret.h): who knows it can write a log whose keys collide. */
void count_begin(struct count *c, size_t memory, const uint64_t key[2]);

/* The key occurs so many times more. */
void count_add(struct count *c, const char *key, size_t n, uint64_t times);

/* How the sums come. */
enum count_order { COUNT_BY_COUNTS, COUNT_BY_KEYS };

/* The sums of all n tables, in that order, to take(), until it does not answer 0; it
 * will not be asked for more than most.  The tables have nothing afterwards. */
void count_sum(struct count *all, size_t n, enum count_order order, uint64_t most,
               entry_taken *take, void *context);

void count_end(struct count *c);

#endif
