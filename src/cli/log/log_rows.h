/* Writes the counts of a log, as rows or as bars. */
#ifndef LOG_ROWS_H
#define LOG_ROWS_H

#include "cli/log/count.h"
#include "cli/options.h"

/* Writes the counts on standard output.  Each key holds n values (log_key.h) of these names
 * and, with --format=arrow, these types. */
void log_rows_put(const struct options *o, struct count *counts, size_t n_counts,
                  const char *const *names, const enum arrow_type *types, size_t n);

#endif
