/* What is counted in logs, as rows or as bars. */
#ifndef LOG_ROWS_H
#define LOG_ROWS_H

#include "cli/log/count.h"
#include "cli/options.h"

/* The counts of keys that log_key.h made of n values each, whose names these are, on
 * standard output. */
void log_rows_put(const struct options *o, struct count *counts, size_t n_counts,
                  const char *const *names, size_t n);

#endif
