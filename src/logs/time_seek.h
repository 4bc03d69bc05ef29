/* Finds the part of a log file, sorted by time, that a range of time can be in. */
#ifndef TIME_SEEK_H
#define TIME_SEEK_H

#include "command/io/input.h"
#include "logs/log_options.h"
#include "logs/time_range.h"

struct time_seek {
    const struct time_range *range;
    int64_t slack; /* no line may be earlier than a line before it by more nanoseconds */
    size_t longest;
    char terminator;
    int narrowed; /* a file was not read in full */
    struct log_line line;
    char *buffer;
};

void time_seek_begin(struct time_seek *s, const struct log_fields *fields,
                     const struct log_options *o, const struct time_range *range);

/* A file_locate, with a struct time_seek as its context: finds the part by bisection.  The part is
 * the whole file if the file is short, is not a regular file, or is not sorted, as some lines
 * throughout it show. */
file_locate time_seek_locate;

void time_seek_end(struct time_seek *s);

#endif
