/* The first entries of very many by their counts. */
#ifndef RANK_H
#define RANK_H

#include "cli/entry.h"
#include "cli/log/sorted_runs.h"

/* The first entries in that order to the list's begin, in order: how many, most or
 * all. */
size_t rank_first(const struct entry **list, size_t n, entry_order *order,
                  uint64_t most);

/* Those that count most of entries that come one by one, in a bounded memory. */
struct rank {
    size_t memory;
    uint64_t most;
    char *entries; /* used of size bytes */
    size_t used, size, n;
    struct runs runs;
};

void rank_begin(struct rank *r, size_t memory, uint64_t most);
entry_taken rank_offer; /* its context is the rank */

/* At least the first of them, in order, to take(), until it does not answer 0. */
void rank_end(struct rank *r, entry_taken *take, void *context);

#endif
