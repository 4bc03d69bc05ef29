/* Commands that answer each record with a row of fields. */
#ifndef TABLE_H
#define TABLE_H

#include "command/options.h"
#include "command/record/line_batch.h"
#include "command/record/records.h"
#include "command/out/output_rows.h"

/* The field that --invalid=keep fills, of commands that take that option. */
enum { TABLE_REFERENCE = 0 };

struct table {
    struct option_set set; /* TAKES_ROWS and TAKES_RECORDS are added */
    int tolerates_all; /* the default of --tolerate; else it is strict */
    const char *const *names; /* of the fields, n_names in all */
    size_t n_names;
    size_t n_default; /* how many of the first are printed without --fields */
    size_t n_errors;  /* how many of the first are offsets of errors, besides the field
                         "error" */
    /* The memory for the results of judge.  If answer_size is not 0, each thread has its own
     * answer_size bytes: a copy of *answer, or zeros if answer is NULL.  If it is 0, only one
     * thread runs. */
    void *answer;
    size_t answer_size;
    void (*release)(void *answer); /* frees what an answer holds; may be NULL */

    /* Checks the options: returns 0, or -1 after a message.  May be NULL. */
    int (*prepare)(const struct options *o);
    /* This and the functions below are not called for records that are too long. */
    void (*judge)(const struct options *o, const struct record *record,
                  void *answer);
    struct value (*value)(const struct options *o, const struct record *record,
                          const void *answer, size_t field);
    /* Returns the record's exit status, and writes its message, if any. */
    int (*status)(const struct options *o, const char *file,
                  const struct record *record, const void *answer);
    /* Whether the first n_default fields are parts of a valid record that need no escape in
     * TSV; then value and status are not called.  May be NULL. */
    int (*plain)(const struct record *record, const void *answer,
                 struct plain_parts *parts);
    /* For commands that answer a URI-reference with a text in the first field: finds the
     * records that are this text.  Where it is the only field, in TSV, the functions above are
     * called for the others alone.  May be NULL. */
    line_batch_mark *mark_same;
    /* The type of a field in Arrow.  NULL unless the set has TAKES_ARROW. */
    enum arrow_type (*type)(const struct options *o, size_t field);
};

/* Runs the command, and returns its exit status.  The command's own options, if it has any, follow
 * *o in a struct, and have their defaults; the functions above get o. */
int table_run(const struct table *table, struct options *o, int argc, char **argv);

#endif
