/* Writes the counts of a log as bars. */
#ifndef LOG_BARS_H
#define LOG_BARS_H

#include "logs/count.h"
#include "logs/log_fields.h"
#include "logs/log_time.h"
#include "logs/log_options.h"

/* The time field whose histogram the counts are: the only one of the n fields.  NULL if there are
 * other fields, or it is not a bucket of a time. */
const struct log_time *log_bars_time(const struct log_fields *fields, const size_t *which,
                                     size_t n);

/* Writes the highest counts as bars on standard output, and how much the bars leave out on standard
 * error.  Each key holds n values (log_key.h).  time: the field of which the only value is a
 * bucket, or NULL; with it the bars are in order of time, and empty buckets have bars. */
void log_bars_put(const struct log_options *o, struct count *counts, size_t n_counts,
                  const struct log_time *time, size_t n);

#endif
