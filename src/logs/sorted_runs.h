/* Sorted runs of entries in temporary files, for entries that do not fit into memory.  The files
 * are in $TMPDIR or /tmp; they have no names, so that no file is left over whatever happens.  If a
 * file cannot be written or read, the process ends after a message. */
#ifndef SORTED_RUNS_H
#define SORTED_RUNS_H

#include "command/entry.h"

#include <sys/types.h>

enum { RUNS_AT_ONCE = 32, RUNS_LEVELS = 8 };

struct runs_span {
    off_t begin, end;
};

/* Runs that have been merged equally often. */
struct runs_level {
    int fd; /* -1: no file yet */
    off_t end;
    struct runs_span run[RUNS_AT_ONCE];
    int n;
};

struct runs {
    entry_order *order; /* if by keys, entries of equal keys are summed */
    size_t memory;      /* bytes for reading runs */
    struct runs_level level[RUNS_LEVELS];
};

void runs_begin(struct runs *r, entry_order *order, size_t memory);

int runs_any(const struct runs *r);

/* Adds a run of n entries, which are sorted. */
void runs_add(struct runs *r, const struct entry *const *list, size_t n);

/* Adds a run of n entries, which give() returns: entry i, for i from 0 to n - 1, until it is called
 * again. */
typedef const struct entry *entry_given(void *context, size_t i);
void runs_add_given(struct runs *r, entry_given *give, void *context, size_t n);

/* Calls take() for all entries of n_all such runs, in their common order, until it does not
 * return 0. */
void runs_merge(struct runs *const *all, size_t n_all, entry_taken *take, void *context);

void runs_end(struct runs *r);

#endif
