/* Answers the lines of a log: prints or counts those that --where selects. */
#ifndef LOG_WORKER_H
#define LOG_WORKER_H

#include "logs/count.h"
#include "logs/group_lines.h"
#include "logs/log_faults.h"
#include "logs/log_fields.h"
#include "logs/log_key.h"
#include "logs/log_line.h"
#include "logs/sessions.h"
#include "logs/time_range.h"
#include "logs/where.h"
#include "logs/log_options.h"
#include "command/record/jobs.h"

/* Shared by all threads. */
struct log_run {
    struct log_options options;
    struct jobs jobs;
    struct uric_log_format format; /* of the first log */
    struct wrapper *wrapper; /* of --log-format, or NULL */
    struct log_layouts layouts;
    struct log_faults faults;
    struct input input; /* if formats are detected */
    struct log_fields fields;
    int collects; /* prints rows only at the end: of counts or sessions */
    struct where *where; /* NULL: every line */
    struct time_range range;
    size_t page; /* the field of a session's pages */
    int counts; /* lines are counted, not printed */
    int groups; /* they are counted by struct group_lines, not by struct count */
    struct aggregates aggregates;
    size_t *which;       /* indices of the n fields to print */
    const char **names;  /* of the fields to print */
    size_t n;
    size_t n_usual; /* the first n_usual of all fields are there by default */
    enum arrow_type *types; /* of the fields to print, with --format=arrow */
    struct arrow_columns columns; /* of the fields to print, with --format=arrow */
    int is_plain; /* the fields may be unescaped columns, in TSV */
};

/* One per thread. */
struct log_worker {
    const struct log_run *run;
    struct log_line line;
    struct value *values;
    struct arrow_batch *batch; /* see rows_batch() */
    size_t *columns; /* the columns of a plain row */
    uint64_t mask;   /* the same columns, as bits */
    int is_plain;
    struct log_key key;
    struct count count;
    struct sorter visits; /* with --sessions */
    int file; /* the index of the file that was read last */
    struct group_lines groups; /* used in place of count if run->groups */
    struct where_state where;
    uint64_t lines, broken, cut;
    int64_t latest;   /* the latest time in this chunk so far, with --since or --until */
    int is_unsorted;  /* a line is earlier than a line before it by more than a search allows */
    uint64_t untimed; /* lines that need a time but have no time */
    uint64_t seen; /* the columns that have a value in a line of this chunk */
    unsigned char *known; /* for each field: whether a log has its column, or a line a value */
};

/* The key is that of the hash: see count_begin(). */
void log_worker_begin(struct log_worker *w, const struct log_run *run,
                      const uint64_t key[2]);

/* An answer_records of a struct log_worker; see jobs.h. */
int log_worker_answer(void *worker, struct records *records, struct sink *out);

void log_worker_end(struct log_worker *w);

#endif
