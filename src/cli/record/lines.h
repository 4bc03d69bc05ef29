/* Commands that answer each record with a line of their own making. */
#ifndef LINES_H
#define LINES_H

#include "cli/options.h"
#include "cli/record/records.h"
#include "cli/room.h"
#include "cli/io/sink.h"

/* The record's answer to out, and its part in the exit status.  records->at is behind
 * the record's terminator.  The room is the thread's own. */
typedef int answer_line(const struct options *o, const struct records *records,
                        const struct record *record, struct room *room,
                        struct sink *out);

struct lines {
    int takes; /* besides the common options and TAKES_RECORDS */
    const char *help;
    answer_line *answer; /* not asked about records that are too long: */
    const char *refusal; /* this is said of them, ended by an LF, */
    int keeps_ends;      /* or as the record was */
};

/* Run the command: the exit status. */
int lines_run(const struct lines *lines, int argc, char **argv);

#endif
