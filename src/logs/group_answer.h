/* Answers with the groups of log lines: as rows, or as a partial. */
#ifndef GROUP_ANSWER_H
#define GROUP_ANSWER_H

#include "logs/log_options.h"
#include "logs/log_worker.h"

/* Before the input is read: returns 0 if --partial can be written, or -1 after a message. */
int group_answer_check(const struct log_options *o);

/* Writes the answer from the workers' groups.  status is the status of reading the input; a partial
 * is written only if every file could be read.  Returns the highest status. */
int group_answer(const struct log_run *run, struct log_worker *workers, int status);

/* Writes the answer from the partials of --merge. */
int group_answer_merged(const struct log_run *run);

#endif
