/* Writes groups of log lines with their aggregates, as rows or as bars. */
#ifndef GROUP_ROWS_H
#define GROUP_ROWS_H

#include "logs/group_table.h"
#include "logs/log_options.h"

/* The columns of the groups' values. */
struct group_columns {
    const char *const *names; /* n */
    const enum arrow_type *types; /* of the same columns */
    size_t n;
};

/* Checks the column of --order and the number of times that columns occur.  Returns 0, or -1
 * after a message. */
int group_rows_check(const struct log_options *o, const struct aggregates *a);

/* Writes the groups of all n tables on standard output. */
void group_rows_put(const struct log_options *o, struct group_table *tables, size_t n,
                    const struct group_columns *values);

#endif
