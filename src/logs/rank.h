/* Finds the first entries in an order among very many. */
#ifndef RANK_H
#define RANK_H

#include "command/entry.h"
#include "logs/sorted_runs.h"

/* Moves the first entries in that order to the start of the list, sorted.  Returns their
 * number: most, or n if that is less. */
size_t rank_first(const struct entry **list, size_t n, entry_order *order,
                  uint64_t most);

/* Takes entries one by one, in bounded memory. */
struct rank {
    size_t memory;
    uint64_t most;
    entry_order *order;
    char *entries; /* used of size bytes */
    size_t used, size, n;
    struct runs runs;
};

void rank_begin(struct rank *r, size_t memory, entry_order *order, uint64_t most);
entry_taken rank_offer; /* the context is the struct rank */

/* Calls take() for at least the first entries, in order, until it does not return 0. */
void rank_end(struct rank *r, entry_taken *take, void *context);

#endif
