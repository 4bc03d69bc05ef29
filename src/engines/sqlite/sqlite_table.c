/* Table functions as eponymous virtual tables: the arguments are hidden columns. */
#include "engines/sqlite/sqlite_conditions.h"

#include <string.h>

struct table {
    sqlite3_vtab base;
    const struct sql_function *function;
};

struct cursor {
    sqlite3_vtab_cursor base;
    struct sqlite_call c;
    bool bound;
    unsigned n_bound; /* arguments that it is bound for */
    unsigned n;
    sqlite3_value *value[SQL_MOST_ARGUMENTS]; /* copies: they outlive the call of filter() */
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    struct sqlite_conditions conditions;
    struct sql_value row[SQL_MOST_COLUMNS];
    sqlite3_int64 number; /* of the row, from 1 */
    bool at_end;
};

/* ---- the table ---- */

/* Writes CREATE TABLE t(n INTEGER, ..., uri_find_text HIDDEN); NULL without memory.  A hidden
 * column named "text" would make text ambiguous in FROM notes, uri_find(text). */
static char *declaration(sqlite3 *db, const struct sql_function *f)
{
    sqlite3_str *const sql = sqlite3_str_new(db);
    unsigned i;

    sqlite3_str_appendall(sql, "CREATE TABLE t(");
    for (i = 0; i < f->n_columns; i++) {
        const enum sql_type type = f->columns[i].type;

        sqlite3_str_appendf(sql, "%s\"%w\" %s", i == 0 ? "" : ", ", f->columns[i].name,
                            type == SQL_INTEGER || type == SQL_BOOLEAN ? "INTEGER" : "TEXT");
    }
    for (i = 0; i < f->n_arguments; i++)
        sqlite3_str_appendf(sql, ", \"%w_%w\" HIDDEN", f->name, f->argument[i].name);
    sqlite3_str_appendall(sql, ")");
    return sqlite3_str_finish(sql);
}

static int connect_table(sqlite3 *db, void *function, int argc, const char *const *argv,
                   sqlite3_vtab **made, char **error)
{
    struct table *t;
    char *sql;
    int rc;

    (void)argc;
    (void)argv;
    (void)error;
    sql = declaration(db, function);
    if (sql == NULL)
        return SQLITE_NOMEM;
    rc = sqlite3_declare_vtab(db, sql);
    sqlite3_free(sql);
    if (rc != SQLITE_OK)
        return rc;
    sqlite3_vtab_config(db, SQLITE_VTAB_INNOCUOUS);
    t = sqlite3_malloc64(sizeof *t);
    if (t == NULL)
        return SQLITE_NOMEM;
    memset(t, 0, sizeof *t);
    t->function = function;
    *made = &t->base;
    return SQLITE_OK;
}

static int disconnect_table(sqlite3_vtab *t)
{
    sqlite3_free(t);
    return SQLITE_OK;
}

static int best_index(sqlite3_vtab *t, sqlite3_index_info *info)
{
    return sqlite_plan(((const struct table *)t)->function, info);
}

static const struct sql_function *function_of(const struct cursor *c)
{
    return ((const struct table *)c->base.pVtab)->function;
}

static int fail(sqlite3_vtab *t, int rc, const char *message)
{
    if (message != NULL) {
        sqlite3_free(t->zErrMsg);
        t->zErrMsg = sqlite3_mprintf("%s", message);
    }
    return rc;
}

/* ---- the cursor ---- */

static int open_cursor(sqlite3_vtab *base, sqlite3_vtab_cursor **opened)
{
    struct cursor *const c = sqlite3_malloc64(sizeof *c);

    (void)base;
    if (c == NULL)
        return SQLITE_NOMEM;
    memset(c, 0, sizeof *c);
    *opened = &c->base;
    return SQLITE_OK;
}

/* Forgets the arguments and the conditions. */
static void reset(struct cursor *c)
{
    unsigned i;

    for (i = 0; i < c->n; i++)
        sqlite3_value_free(c->value[i]);
    c->n = 0;
    c->conditions.n = 0;
    c->number = 0;
    c->row[0].number = 0;
    c->at_end = true;
}

static int close_cursor(sqlite3_vtab_cursor *base)
{
    struct cursor *const c = (struct cursor *)base;

    reset(c);
    sqlite_free_conditions(&c->conditions);
    sqlite_release(&c->c);
    sqlite3_free(c);
    return SQLITE_OK;
}

static int fail_call(struct cursor *c, enum sql_status status)
{
    const int rc = sqlite_error(&c->c, status);

    c->at_end = true;
    return fail(c->base.pVtab, rc, rc == SQLITE_ERROR ? c->c.call.message : NULL);
}

/* How many rows may be dropped in succession.  The next row goes to SQLite, which tests it itself
 * and then checks whether sqlite3_interrupt() was called. */
enum { MOST_DROPPED = 1000 };

static int next_row(sqlite3_vtab_cursor *base)
{
    struct cursor *const c = (struct cursor *)base;
    const struct sql_function *const f = function_of(c);
    enum sql_status status;
    unsigned dropped = 0;

    do {
        if (f->result == SQL_RECORD || sqlite_is_past(&c->conditions, f, c->row)) {
            c->at_end = true;
            return SQLITE_OK;
        }
        status = f->next(&c->c.call, c->row);
        if (status == SQL_END) {
            c->at_end = true;
            return SQLITE_OK;
        }
        if (status != SQL_OK)
            return fail_call(c, status);
        c->number++;
    } while (!sqlite_is_wanted(&c->conditions, f, c->row) && dropped++ < MOST_DROPPED);
    return SQLITE_OK;
}

/* Goes to the first row. */
static int first_row(struct cursor *c)
{
    const struct sql_function *const f = function_of(c);
    enum sql_status status = SQL_OK;

    if (!c->bound || c->n_bound != c->n) {
        sqlite_release(&c->c);
        status = sqlite_bind(&c->c, f, NULL, c->n);
        c->bound = status == SQL_OK;
        c->n_bound = c->n;
    }
    c->c.too_big = false;
    c->c.call.record_is_null = false;
    if (status == SQL_OK)
        status = f->result == SQL_RECORD
                     ? f->answer(&c->c.call, c->arguments, c->n, c->row)
                     : f->begin(&c->c.call, c->arguments, c->n);
    if (status != SQL_OK)
        return fail_call(c, status);
    c->at_end = false;
    if (f->result == SQL_ROWS)
        return next_row(&c->base);
    c->number = 1;
    c->at_end = c->c.call.record_is_null || !sqlite_is_wanted(&c->conditions, f, c->row);
    return SQLITE_OK;
}

/* Keeps an argument. */
static enum sqlite_argument add_argument(struct cursor *c, sqlite3_value *value)
{
    const struct sql_function *const f = function_of(c);
    sqlite3_value *const copy = sqlite3_value_dup(value);

    if (copy == NULL)
        return ARGUMENT_NO_MEMORY;
    c->value[c->n] = copy;
    c->n++;
    return sqlite_argument(&c->arguments[c->n - 1], copy, f->argument[c->n - 1].type);
}

static int lacks_argument(const struct cursor *c)
{
    const struct sql_function *const f = function_of(c);
    sqlite3_vtab *const t = c->base.pVtab;

    sqlite3_free(t->zErrMsg);
    t->zErrMsg = sqlite3_mprintf("%s() lacks the argument \"%s\"", f->name,
                                 f->argument[c->n].name);
    return SQLITE_ERROR;
}

static int filter(sqlite3_vtab_cursor *base, int given, const char *letters, int n,
                  sqlite3_value **values)
{
    struct cursor *const c = (struct cursor *)base;
    bool is_null = false;
    int i;

    reset(c);
    for (i = 0; i < given; i++) {
        const enum sqlite_argument read = add_argument(c, values[i]);

        if (read == ARGUMENT_NO_MEMORY)
            return SQLITE_NOMEM;
        is_null |= read == ARGUMENT_NULL;
    }
    if (c->n < function_of(c)->n_required)
        return lacks_argument(c);
    if (is_null)
        return SQLITE_OK;
    for (; i < n; i++) {
        const unsigned column = sqlite_column(letters[i]);
        const int rc = sqlite_add_condition(&c->conditions, column,
                                            function_of(c)->columns[column].type, values[i]);

        if (rc != SQLITE_OK)
            return rc;
    }
    return first_row(c);
}

static int at_end(sqlite3_vtab_cursor *base)
{
    return ((const struct cursor *)base)->at_end;
}

static int answer_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int i)
{
    const struct cursor *const c = (const struct cursor *)base;
    const struct sql_function *const f = function_of(c);

    if (i < f->n_columns)
        sqlite_answer(context, &c->row[i], f->columns[i].type);
    else if ((unsigned)i - f->n_columns < c->n)
        sqlite3_result_value(context, c->value[i - f->n_columns]);
    return SQLITE_OK;
}

static int row_id(sqlite3_vtab_cursor *base, sqlite3_int64 *id)
{
    *id = ((const struct cursor *)base)->number;
    return SQLITE_OK;
}

/* Without xCreate: it exists in every database, and CREATE VIRTUAL TABLE cannot name it. */
static const sqlite3_module module = {
    .xConnect = connect_table,
    .xBestIndex = best_index,
    .xDisconnect = disconnect_table,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next_row,
    .xEof = at_end,
    .xColumn = answer_column,
    .xRowid = row_id,
};

int sqlite_add_table(sqlite3 *db, const struct sql_function *function)
{
    void *client; /* SQLite does not write to it */

    memcpy(&client, &function, sizeof client);
    return sqlite3_create_module_v2(db, function->name, &module, client, NULL);
}
