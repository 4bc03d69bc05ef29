/* Tests conditions such as key = ? on the rows of a table function, before SQLite sees them. */
#include "engines/sqlite/sqlite_conditions.h"

#include "engines/sql_utf8.h"

/* Whether SQLite, too, finds that the value differs.  If the database's encoding is UTF-16, SQLite
 * has replaced bytes that are not UTF-8, so that it may find the two equal. */
static bool differs(const struct sql_value *value, const struct sql_value *equal,
                    enum sql_type type)
{
    if (value->is_null || equal->is_null)
        return true;
    if (type != SQL_TEXT)
        return value->number != equal->number;
    if (value->n == equal->n && memcmp(value->s, equal->s, value->n) == 0)
        return false;
    return sql_is_utf8(value->s, value->n);
}

bool sqlite_is_wanted(const struct sqlite_conditions *all, const struct sql_function *f,
                      const struct sql_value *row)
{
    unsigned i;

    for (i = 0; i < all->n; i++) {
        const unsigned column = all->list[i].column;

        if (differs(&row[column], &all->list[i].equal, f->columns[column].type))
            return false;
    }
    return true;
}

bool sqlite_is_past(const struct sqlite_conditions *all, const struct sql_function *f,
                    const struct sql_value *row)
{
    return all->n > 0 && all->list[0].column == 0 && sqlite_is_numbered(f) &&
           row[0].number >= all->list[0].equal.number;
}

/* Whether the condition is the same as for the rows before: the same column and value. */
static bool is_same(const struct sqlite_condition *old, unsigned column, int stored,
                    sqlite3_value *value)
{
    if (old->value == NULL || old->column != column || stored != SQLITE_TEXT ||
        sqlite3_value_type(old->value) != SQLITE_TEXT)
        return false;
    return sqlite3_value_text(value) != NULL &&
           (size_t)sqlite3_value_bytes(value) == old->equal.n &&
           memcmp(sqlite3_value_text(value), old->equal.s, old->equal.n) == 0;
}

int sqlite_add_condition(struct sqlite_conditions *all, unsigned column, enum sql_type type,
                         sqlite3_value *value)
{
    const int stored = sqlite3_value_type(value);
    struct sqlite_condition *const to = &all->list[all->n];

    if (stored != SQLITE_NULL && stored != (type == SQL_TEXT ? SQLITE_TEXT : SQLITE_INTEGER))
        return SQLITE_OK;
    if (!is_same(to, column, stored, value)) {
        sqlite3_value_free(to->value);
        to->column = column;
        to->value = sqlite3_value_dup(value);
        if (to->value == NULL ||
            sqlite_argument(&to->equal, to->value, type) == ARGUMENT_NO_MEMORY) {
            sqlite3_value_free(to->value);
            to->value = NULL;
            return SQLITE_NOMEM;
        }
    }
    all->n++;
    return SQLITE_OK;
}

void sqlite_free_conditions(struct sqlite_conditions *all)
{
    unsigned i;

    for (i = 0; i < SQL_MOST_COLUMNS; i++)
        sqlite3_value_free(all->list[i].value);
}
