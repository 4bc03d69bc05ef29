/* Writes the counts of a log as bars. */
#ifndef LOG_BARS_H
#define LOG_BARS_H

#include "logs/count.h"
#include "logs/log_fields.h"
#include "logs/log_time.h"
#include "command/options.h"

/* The time field of which the counts are a histogram: the only one of the n fields; NULL if it is
 * another field, or not the only one. */
const struct log_time *log_bars_time(const struct log_fields *fields, const size_t *which,
                                     size_t n);

/* Writes the highest counts as bars on standard output, and how much they leave out on standard
 * error.  Each key holds n values (log_key.h).  time: the only value is a bucket of this field;
 * then the bars are in order of time, with those of empty buckets between them; NULL: not so. */
void log_bars_put(const struct options *o, struct count *counts, size_t n_counts,
                  const struct log_time *time, size_t n);

#endif
