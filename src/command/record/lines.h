/* Commands that answer each record with a line in a format of their own. */
#ifndef LINES_H
#define LINES_H

#include "command/options.h"
#include "command/record/records.h"
#include "command/memory.h"
#include "command/io/sink.h"

/* Writes the record's answer to out, and returns its exit status.  records->at is after the
 * record's terminator.  The room belongs to the thread. */
typedef int answer_line(const struct options *o, const struct records *records,
                        const struct record *record, struct room *room,
                        struct sink *out);

struct lines {
    struct option_set set; /* TAKES_RECORDS is added */
    answer_line *answer; /* not called for records that are too long */
    const char *refusal; /* printed for those instead */
    int keeps_ends;      /* end that with the record's terminator, not with LF */
};

/* Runs the command, and returns its exit status.  The command's own options, if it has any, follow
 * *o in a struct, and have their defaults. */
int lines_run(const struct lines *lines, struct options *o, int argc, char **argv);

#endif
