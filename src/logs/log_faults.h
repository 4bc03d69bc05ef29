/* The messages of malformed lines: the first lines of each file have messages, the others are
 * counted. */
#ifndef LOG_FAULTS_H
#define LOG_FAULTS_H

#include "command/record/jobs.h"
#include "uric_log.h"

struct log_tally;

struct log_faults {
    const struct options *options;
    struct log_tally *list; /* the n files that have faults */
    size_t n;
};

/* A faults_tell of a struct log_faults. */
faults_tell log_faults_tell;

/* Says for each file how many faults had no message. */
void log_faults_sum_up(const struct log_faults *f);

void log_faults_free(struct log_faults *f);

/* In log_expected.c.  Writes "expected ..." to the size bytes at text, for a record with an
 * error at that offset; "" if finding out would take too long.  Returns whether the record ends
 * there, and nearly any byte could follow: what the bytes are says nothing then. */
int log_expected(const struct uric_log_format *format, const struct record *record,
                 uint32_t offset, char *text, size_t size);

#endif
