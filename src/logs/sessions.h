/* Sessions: lines with the same values, such as client and agent, without a long gap between
 * them. */
#ifndef SESSIONS_H
#define SESSIONS_H

#include "logs/log_key.h"
#include "logs/log_time.h"
#include "logs/sorter.h"

/* The place of a line in time, and among the lines of the same time. */
struct visit {
    struct instant time;
    uint32_t file; /* from 0 */
    uint64_t record;
};

/* Adds a visit to a key that holds the n values of a session.  The value of its page must follow,
 * as the last one. */
void visit_add(struct log_key *key, const struct visit *visit);

struct session {
    const char *key; /* its n values (log_key.h); other bytes follow */
    size_t n_key;    /* bytes of the values and what follows */
    struct instant begin, end;
    uint64_t lines;
    struct value entry, exit; /* the first and the last page */
};

typedef void session_taken(void *context, const struct session *session);

/* Calls take() for the sessions of all visits in the n_all sorters, in order of their begin, then
 * of their values.  A session ends where more than `gap` nanoseconds pass until the next visit.
 * Visits of the same time are in the order of their files and records.  memory is the budget for
 * sorting the sessions. */
void sessions_take(struct sorter *const *all, size_t n_all, size_t n_values, int64_t gap,
                   size_t memory, session_taken *take, void *context);

#endif
