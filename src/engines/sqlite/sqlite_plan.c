/* Plans the use of a table function: which arguments and conditions the cursor gets. */
#include "engines/sqlite/sqlite_plan.h"

#include <string.h>

static char letter(unsigned column)
{
    return (char)('0' + column);
}

enum { UNLIKELY_COST = 1000000000, LIKELY_ROWS = 10 };

/* The first constraint COLUMN = ... whose value is known, or -1.  *waits: the value of such a
 * constraint would be known in another order of the joined tables. */
static int equality(const sqlite3_index_info *info, unsigned column, bool *waits)
{
    int i, found = -1;

    *waits = false;
    for (i = 0; i < info->nConstraint; i++) {
        const struct sqlite3_index_constraint *const c = &info->aConstraint[i];

        if (c->iColumn != (int)column || c->op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (c->usable && found < 0)
            found = i;
        *waits |= !c->usable;
    }
    return found;
}

/* Whether a condition on the column can be tested here. */
static bool can_test(const struct sql_function *f, sqlite3_index_info *info, unsigned column,
                     int constraint)
{
    switch (f->columns[column].type) {
    case SQL_INTEGER:
    case SQL_BOOLEAN: return true;
    case SQL_TEXT:
        return sqlite3_stricmp(sqlite3_vtab_collation(info, constraint), "BINARY") == 0;
    default: return false;
    }
}

/* Takes the known arguments, up to the first unknown one; returns how many. */
static unsigned plan_arguments(const struct sql_function *f, sqlite3_index_info *info,
                               char *letters, bool *waits)
{
    unsigned i;

    *waits = false;
    for (i = 0; i < f->n_arguments; i++) {
        const int at = equality(info, f->n_columns + i, waits);

        if (at < 0)
            return i;
        info->aConstraintUsage[at].argvIndex = (int)i + 1;
        info->aConstraintUsage[at].omit = 1;
        letters[i] = letter(f->n_columns + i);
    }
    *waits = false;
    return i;
}

/* Takes the conditions; returns the number of all letters. */
static unsigned plan_conditions(const struct sql_function *f, sqlite3_index_info *info,
                                char *letters, unsigned n)
{
    unsigned column;
    bool waits;

    for (column = 0; column < f->n_columns; column++) {
        const int at = equality(info, column, &waits);

        if (at < 0 || !can_test(f, info, column, at))
            continue;
        letters[n++] = letter(column);
        info->aConstraintUsage[at].argvIndex = (int)n;
    }
    return n;
}

bool sqlite_is_numbered(const struct sql_function *f)
{
    return f->result == SQL_ROWS && strcmp(f->columns[0].name, "n") == 0;
}

int sqlite_plan(const struct sql_function *f, sqlite3_index_info *info)
{
    char letters[SQL_MOST_ARGUMENTS + SQL_MOST_COLUMNS + 1];
    unsigned given, n;
    bool waits;

    given = plan_arguments(f, info, letters, &waits);
    if (waits)
        return SQLITE_CONSTRAINT;
    n = plan_conditions(f, info, letters, given);
    letters[n] = '\0';
    info->idxNum = (int)given;
    info->idxStr = sqlite3_mprintf("%s", letters);
    if (info->idxStr == NULL)
        return SQLITE_NOMEM;
    info->needToFreeIdxStr = 1;
    info->estimatedCost = given < f->n_required ? UNLIKELY_COST : LIKELY_ROWS * f->cost;
    info->estimatedRows = f->result == SQL_RECORD || n > given ? 1 : LIKELY_ROWS;
    if (sqlite_is_numbered(f) && info->nOrderBy == 1 && info->aOrderBy[0].iColumn == 0 &&
        !info->aOrderBy[0].desc)
        info->orderByConsumed = 1;
    return SQLITE_OK;
}
