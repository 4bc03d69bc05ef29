/* Sorted runs of entries in temporary files, for what memory is not to hold.  The files
 * have no names, so that nothing of them is left whatever happens; they lie in $TMPDIR,
 * or else in /tmp.  Where one cannot be written or read, the process ends after a message
 * that says so. */
#ifndef RUNS_H
#define RUNS_H

#include "cli/entry.h"

#include <sys/types.h>

enum { RUNS_AT_ONCE = 32, RUNS_LEVELS = 8 };

struct runs_span {
    off_t begin, end;
};

/* Runs that were merged so many times. */
struct runs_level {
    int fd; /* -1: none yet */
    off_t end;
    struct runs_span run[RUNS_AT_ONCE];
    int n;
};

struct runs {
    entry_order *order; /* by keys: entries of equal keys become one, the sum */
    size_t memory;      /* for what is read again */
    struct runs_level level[RUNS_LEVELS];
};

void runs_begin(struct runs *r, entry_order *order, size_t memory);

int runs_any(const struct runs *r);

/* One more, of entries in this order. */
void runs_add(struct runs *r, const struct entry *const *list, size_t n);

/* All entries of n_all such runs, in their common order, to take(), until it does not
 * answer 0. */
void runs_merge(struct runs *const *all, size_t n_all, entry_taken *take, void *context);

void runs_end(struct runs *r);

#endif
