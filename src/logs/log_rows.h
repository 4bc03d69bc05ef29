/* Writes the counts of a log as rows. */
#ifndef LOG_ROWS_H
#define LOG_ROWS_H

#include "logs/count.h"
#include "logs/log_options.h"

/* Writes the counts on standard output.  Each key holds n values (log_key.h) of these names
 * and, with --format=arrow, these types. */
void log_rows_put(const struct log_options *o, struct count *counts, size_t n_counts,
                  const char *const *names, const enum arrow_type *types, size_t n);

/* If the value's type is a number, turns the number's text in a key into a number. */
void log_rows_restore_number(struct value *v, enum arrow_type type);

/* Says how many values of a column of numbers were not numbers, and so null. */
void log_rows_say_misfits(const struct options *o, uint64_t misfits);

#endif
