/* Writes sessions as rows. */
#ifndef SESSION_ROWS_H
#define SESSION_ROWS_H

#include "logs/sessions.h"
#include "logs/log_options.h"

/* Writes the sessions of all visits in the n_all sorters on standard output: their n values, which
 * have these names and, with --format=arrow, these types; begin, end, duration, count, entry and
 * exit. */
void session_rows_put(const struct log_options *o, struct sorter *const *all, size_t n_all,
                      const char *const *names, const enum arrow_type *types, size_t n);

#endif
