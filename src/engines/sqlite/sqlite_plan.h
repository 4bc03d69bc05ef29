/* The plan of a table function: first the arguments, then columns that equal a value. */
#ifndef SQLITE_PLAN_H
#define SQLITE_PLAN_H

#include "engines/sqlite/sqlite_uric.h"

/* idxStr has a letter for each value that xFilter gets, which tells its column. */
static inline unsigned sqlite_column(char letter)
{
    return (unsigned)(letter - '0');
}

/* xBestIndex: sets idxNum to the number of arguments, and idxStr.  Returns SQLITE_OK,
 * SQLITE_CONSTRAINT or SQLITE_NOMEM. */
int sqlite_plan(const struct sql_function *f, sqlite3_index_info *info);

/* Whether the rows are counted from 1 in the column n. */
bool sqlite_is_numbered(const struct sql_function *f);

#endif
