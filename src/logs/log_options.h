/* The options of log, and their help. */
#ifndef LOG_OPTIONS_H
#define LOG_OPTIONS_H

#include "command/options.h"

#include <stdint.h>

/* An aggregate, its list of fields, or its expression, unparsed. */
enum aggregate_kind {
    AGGREGATE_SUM,
    AGGREGATE_AVG,
    AGGREGATE_MIN,
    AGGREGATE_MAX,
    AGGREGATE_DISTINCT,
    AGGREGATE_APPROX, /* --distinct=F:approx */
    AGGREGATE_PERCENTILE,
    AGGREGATE_RATE /* of lines */
};
struct aggregate_option {
    enum aggregate_kind kind;
    const char *list;
};

/* Strings are NULL if not given. */
struct log_options {
    struct options shared;
    const char *log_format, *where, *rejects;
    int keep_going, fails_on_malformed, follow;
    int decode, form;
    size_t memory; /* bytes, for counts and sessions */

    struct {
        const char *zone_name, *since, *until;
        struct zone *zone; /* of zone_name, once that is read */
        int64_t slack; /* nanoseconds */
        int unsorted;
    } time;

    struct {
        const char *by, *page; /* of --sessions and --page */
        int64_t gap; /* nanoseconds; 0 if not given */
    } sessions;

    struct {
        const char *by;
        struct aggregate_option *aggregates; /* n_aggregates, in the order of the command line */
        int n_aggregates;
        uint64_t top; /* 0 if not given */
        int by_values;            /* --order=value */
        const char *order_column; /* of --order, unless that is count or value */
        int histogram;
        const char *partial;
        int merge;
    } count;
};

/* Reads them: returns as options_read() does.  The caller frees count.aggregates. */
int log_options_read(struct log_options *o, int argc, char **argv);

/* In log_help.c.  The whole help, with the libraries that are built in.  The caller frees it. */
char *log_help(void);

#endif
