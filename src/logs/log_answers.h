/* How log writes what it has collected: counts as rows or bars, groups as rows, bars or a partial,
 * sessions as rows. */
#ifndef LOG_ANSWERS_H
#define LOG_ANSWERS_H

#include "logs/count.h"
#include "logs/group_table.h"
#include "logs/log_fields.h"
#include "logs/log_options.h"
#include "logs/log_time.h"
#include "logs/log_worker.h"
#include "logs/sessions.h"

/* Writes the counts on standard output.  Each key holds n values (log_key.h) of these names
 * and, with --format=arrow, these types. */
void log_rows_put(const struct log_options *o, struct count *counts, size_t n_counts,
                  const char *const *names, const enum arrow_type *types, size_t n);

/* If the value's type is a number, turns the number's text in a key into a number. */
void log_rows_restore_number(struct value *v, enum arrow_type type);

/* Says how many values of a column of numbers were not numbers, and so null. */
void log_rows_say_misfits(const struct options *o, uint64_t misfits);

/* The time field whose histogram the counts are: the only one of the n fields.  NULL if there are
 * other fields, or it is not a bucket of a time. */
const struct log_time *log_bars_time(const struct log_fields *fields, const size_t *which,
                                     size_t n);

/* Writes the highest counts as bars on standard output, and how much the bars leave out on standard
 * error.  Each key holds n values (log_key.h).  time: the field of which the only value is a
 * bucket, or NULL; with it the bars are in order of time, and empty buckets have bars. */
void log_bars_put(const struct log_options *o, struct count *counts, size_t n_counts,
                  const struct log_time *time, size_t n);

/* The columns of the groups' values. */
struct group_columns {
    const char *const *names; /* n */
    const enum arrow_type *types; /* of the same columns */
    size_t n;
};

/* Checks the column of --order and the number of times that columns occur.  Returns 0, or -1
 * after a message. */
int group_rows_check(const struct log_options *o, const struct aggregates *a);

/* Writes the groups of all n tables on standard output. */
void group_rows_put(const struct log_options *o, struct group_table *tables, size_t n,
                    const struct group_columns *values);

/* Writes the sessions of all visits in the n_all sorters on standard output: their n values, which
 * have these names and, with --format=arrow, these types; begin, end, duration, count, entry and
 * exit. */
void session_rows_put(const struct log_options *o, struct sorter *const *all, size_t n_all,
                      const char *const *names, const enum arrow_type *types, size_t n);

/* Before the input is read: returns 0 if --partial can be written, or -1 after a message. */
int group_answer_check(const struct log_options *o);

/* Writes the answer from the workers' groups.  status is the status of reading the input; a partial
 * is written only if every file could be read.  Returns the highest status. */
int group_answer(const struct log_run *run, struct log_worker *workers, int status);

/* Writes the answer from the partials of --merge. */
int group_answer_merged(const struct log_run *run);

#endif
