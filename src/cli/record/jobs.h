/* The records of all files, answered by several threads, in order. */
#ifndef JOBS_H
#define JOBS_H

#include "cli/options.h"
#include "cli/record/records.h"
#include "cli/io/sink.h"

/* Answers some records to out, and by messages; the highest of their exit
 * statuses.  worker is the thread's own. */
typedef int answer_records(void *worker, struct records *records,
                           struct sink *out);

/* Calls answer() for every record of every file, from o->jobs threads, each of
 * which has its element of the array workers; the caller is the first of them.
 * What they answer goes to standard output and standard error in the records'
 * order, and before more input is waited for.  A file that cannot be read gets a
 * message, and the others are still processed.  Answers the highest status, which
 * is 2 if there was such a file; ends the process if standard output cannot be
 * written. */
int jobs_answer(const struct options *o, answer_records *answer, void *workers,
                size_t worker_size);

#endif
