/* Commands that answer each record with a line of their own making. */
#ifndef LINES_H
#define LINES_H

#include "options.h"
#include "records.h"
#include "room.h"
#include "sink.h"

/* The record's answer to out, and its part in the exit status.  records->at is behind
 * the record's terminator.  The room is the thread's own. */
typedef int answer_line(const struct options *o, const struct records *records,
                        const struct record *record, struct room *room,
                        struct sink *out);

/* Run a command with these options besides the common ones: the exit status. */
int lines_run(int takes, const char *help, answer_line *answer, int argc, char **argv);

/* The same when the options have been read. */
int lines_answer(const struct options *o, answer_line *answer);

#endif
