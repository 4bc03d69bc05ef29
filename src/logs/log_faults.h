/* The messages of malformed lines: the first lines of each file have messages, the others are
 * counted. */
#ifndef LOG_FAULTS_H
#define LOG_FAULTS_H

#include "command/options.h"
#include "command/record/faults.h"

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

#endif
