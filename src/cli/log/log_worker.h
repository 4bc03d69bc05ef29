/* Answers the lines of a log: prints or counts those that --where selects. */
#ifndef LOG_WORKER_H
#define LOG_WORKER_H

#include "cli/log/count.h"
#include "cli/log/log_fields.h"
#include "cli/log/log_key.h"
#include "cli/log/log_line.h"
#include "cli/log/where.h"
#include "cli/options.h"
#include "cli/record/records.h"

/* What all threads share. */
struct log_run {
    struct options options;
    struct uric_log_format format;
    struct log_fields fields;
    struct where *where; /* NULL: every line */
    size_t *which;       /* indices of the n fields to print */
    const char **names;  /* of these fields */
    size_t n;
    enum arrow_type *types; /* of these fields, with --format=arrow */
    struct arrow_columns columns; /* the same */
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
    uint64_t lines, broken;
};

/* The key is that of the hash: see count_begin(). */
void log_worker_begin(struct log_worker *w, const struct log_run *run,
                      const uint64_t key[2]);

/* An answer_records of a struct log_worker; see jobs.h. */
int log_worker_answer(void *worker, struct records *records, struct sink *out);

void log_worker_end(struct log_worker *w);

#endif
