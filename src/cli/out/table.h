/* Commands that answer each record with a row of fields. */
#ifndef TABLE_H
#define TABLE_H

#include "cli/options.h"
#include "cli/record/records.h"
#include "cli/out/output_rows.h"

struct table {
    int takes; /* besides TAKES_ROWS */
    const char *help;
    const char *const *names; /* of the fields, n_names in all */
    size_t n_names;
    size_t n_default; /* without --fields: so many from the first on */
    size_t n_errors;  /* so many from the first on say where a record is wrong, as does
                         the one that is called error */
    /* What judge finds, for the others.  With answer_size set, several threads
     * may call these functions at once, each with so many bytes of its own: a copy
     * of *answer, or zeroes when that is NULL.  With 0 they may not. */
    void *answer;
    size_t answer_size;
    void (*release)(void *answer); /* NULL, or: free what an answer holds */

    /* NULL, or: 0, or -1 after a message that the options are wrong. */
    int (*prepare)(const struct options *o);
    /* Neither this nor a function below is called for records that are too long. */
    void (*judge)(const struct options *o, const struct record *record,
                  void *answer);
    struct value (*value)(const struct options *o, const struct record *record,
                          const void *answer, size_t field);
    /* The record's part in the exit status; writes its message if it needs
     * one. */
    int (*status)(const struct options *o, const char *file,
                  const struct record *record, const void *answer);
    /* NULL, or: whether the first n_default fields of a valid record are parts
     * of it that stand for themselves in TSV, and which.  Then value and status
     * need not be asked. */
    int (*plain)(const struct record *record, const void *answer,
                 struct plain_parts *parts);
};

/* Run the command: the exit status. */
int table_run(const struct table *table, int argc, char **argv);

#endif
