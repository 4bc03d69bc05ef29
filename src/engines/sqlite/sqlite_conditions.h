/* Conditions on the rows of a table function: a column equals a value.  SQLite tests them again,
 * so a row is dropped only if its value differs under every conversion of SQLite's. */
#ifndef SQLITE_CONDITIONS_H
#define SQLITE_CONDITIONS_H

#include "engines/sqlite/sqlite_plan.h"

struct sqlite_condition {
    unsigned column;
    sqlite3_value *value; /* the owner of the text s of n bytes */
    struct sql_value equal;
};

/* All zeros at first.  With n set to 0 the values are kept, since in a join most of them come
 * again. */
struct sqlite_conditions {
    unsigned n;
    struct sqlite_condition list[SQL_MOST_COLUMNS];
};

/* Adds a condition on a column of this type.  A value of another type may be equal to the
 * column after a conversion: then SQLite alone tests it.  Returns SQLITE_OK or SQLITE_NOMEM. */
int sqlite_add_condition(struct sqlite_conditions *all, unsigned column, enum sql_type type,
                         sqlite3_value *value);

void sqlite_free_conditions(struct sqlite_conditions *all);

/* Whether the row of the function may meet all conditions. */
bool sqlite_is_wanted(const struct sqlite_conditions *all, const struct sql_function *f,
                      const struct sql_value *row);

/* Whether no row after this one can meet all conditions: one of them names a row's number, which
 * this row has or exceeds. */
bool sqlite_is_past(const struct sqlite_conditions *all, const struct sql_function *f,
                    const struct sql_value *row);

#endif
