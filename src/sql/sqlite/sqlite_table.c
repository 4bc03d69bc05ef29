/* Table functions as eponymous virtual tables: the arguments are hidden columns, and
 * conditions such as key = ? are tested here, before SQLite sees a row. */
#include "sql/sqlite/sqlite_uric.h"

#include "util/utf8_step.h"

struct table {
    sqlite3_vtab base;
    const struct sql_function *function;
};

/* A condition: a column equals a value.  SQLite tests it again, so a row is dropped only if
 * its value differs under every conversion of SQLite's. */
struct condition {
    unsigned column;
    sqlite3_value *value; /* of which s and n are the text */
    struct sql_value equal;
};

struct cursor {
    sqlite3_vtab_cursor base;
    struct sqlite_call c;
    bool bound;
    unsigned n_bound; /* arguments that it is bound for */
    unsigned n, n_conditions;
    sqlite3_value *value[SQL_MOST_ARGUMENTS]; /* copies: they outlive the call of filter() */
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    struct condition condition[SQL_MOST_COLUMNS];
    struct sql_value row[SQL_MOST_COLUMNS];
    sqlite3_int64 number; /* of the row, from 1 */
    bool at_end;
};

/* ---- the table ---- */

/* Writes CREATE TABLE t(n INTEGER, ..., uri_find_text HIDDEN); NULL without memory.  A hidden
 * column that is called "text" would make text ambiguous in FROM notes, uri_find(text). */
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

/* ---- the plan ---- */

/* What the planner's idxStr says of a column whose value filter() gets. */
#define LETTER(column) ((char)('0' + (column)))
#define COLUMN(letter) ((unsigned)((letter) - '0'))

enum { UNLIKELY_COST = 1000000000, LIKELY_ROWS = 10 };

/* The first constraint COLUMN = ... whose value is known; -1 if there is none.  *waits: there
 * is one whose value would be known in another order of the joined tables. */
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

/* Takes the arguments that are known, up to the first that is not; returns how many. */
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
        letters[i] = LETTER(f->n_columns + i);
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
        letters[n++] = LETTER(column);
        info->aConstraintUsage[at].argvIndex = (int)n;
    }
    return n;
}

/* Rows are counted from 1, in the column n. */
static bool is_numbered(const struct sql_function *f)
{
    return f->result == SQL_ROWS && strcmp(f->columns[0].name, "n") == 0;
}

static int best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    const struct sql_function *const f = ((const struct table *)base)->function;
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
    if (is_numbered(f) && info->nOrderBy == 1 && info->aOrderBy[0].iColumn == 0 &&
        !info->aOrderBy[0].desc)
        info->orderByConsumed = 1;
    return SQLITE_OK;
}

/* ---- conditions ---- */

static bool is_utf8(const char *s, size_t n)
{
    struct uric_utf8 utf8 = uric_utf8_start;
    size_t i;

    for (i = 0; i < n; i++) {
        if (!uric_take_utf8(&utf8, (unsigned char)s[i]))
            return false;
    }
    return utf8.more == 0;
}

/* Whether SQLite, too, finds that the value differs.  If the database's encoding is UTF-16, it
 * has replaced what is not UTF-8, and both may then be the same. */
static bool differs(const struct sql_value *value, const struct sql_value *equal,
                    enum sql_type type)
{
    if (value->is_null || equal->is_null)
        return true;
    if (type != SQL_TEXT)
        return value->number != equal->number;
    if (value->n == equal->n && memcmp(value->s, equal->s, value->n) == 0)
        return false;
    return is_utf8(value->s, value->n);
}

static bool is_wanted(const struct cursor *c)
{
    const struct sql_function *const f = function_of(c);
    unsigned i;

    for (i = 0; i < c->n_conditions; i++) {
        const unsigned column = c->condition[i].column;

        if (differs(&c->row[column], &c->condition[i].equal, f->columns[column].type))
            return false;
    }
    return true;
}

/* Whether no later row can meet the conditions: n is known, and was reached. */
static bool is_past(const struct cursor *c)
{
    return c->n_conditions > 0 && c->condition[0].column == 0 && is_numbered(function_of(c)) &&
           c->row[0].number >= c->condition[0].equal.number;
}

/* Whether the condition, of the rows before, has the column and the value, too. */
static bool is_same(const struct condition *old, unsigned column, int stored,
                    sqlite3_value *value)
{
    if (old->value == NULL || old->column != column || stored != SQLITE_TEXT ||
        sqlite3_value_type(old->value) != SQLITE_TEXT)
        return false;
    return sqlite3_value_text(value) != NULL &&
           (size_t)sqlite3_value_bytes(value) == old->equal.n &&
           memcmp(sqlite3_value_text(value), old->equal.s, old->equal.n) == 0;
}

/* Adds a condition.  A value of another type than the column's may be equal to it after a
 * conversion: then SQLite alone tests it. */
static int add_condition(struct cursor *c, unsigned column, sqlite3_value *value)
{
    const enum sql_type type = function_of(c)->columns[column].type;
    const int stored = sqlite3_value_type(value);
    struct condition *const to = &c->condition[c->n_conditions];

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
    c->n_conditions++;
    return SQLITE_OK;
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

/* Forgets the arguments and the conditions, but keeps the conditions' values: in a join they are
 * mostly the same again. */
static void reset(struct cursor *c)
{
    unsigned i;

    for (i = 0; i < c->n; i++)
        sqlite3_value_free(c->value[i]);
    c->n = 0;
    c->n_conditions = 0;
    c->number = 0;
    c->row[0].number = 0;
    c->at_end = true;
}

static int close_cursor(sqlite3_vtab_cursor *base)
{
    struct cursor *const c = (struct cursor *)base;
    unsigned i;

    reset(c);
    for (i = 0; i < SQL_MOST_COLUMNS; i++)
        sqlite3_value_free(c->condition[i].value);
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

/* How many rows are dropped in succession.  The next one goes to SQLite, which tests it itself,
 * and looks whether sqlite3_interrupt() was called. */
enum { MOST_DROPPED = 1000 };

static int next_row(sqlite3_vtab_cursor *base)
{
    struct cursor *const c = (struct cursor *)base;
    const struct sql_function *const f = function_of(c);
    enum sql_status status;
    unsigned dropped = 0;

    do {
        if (f->result == SQL_RECORD || is_past(c)) {
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
    } while (!is_wanted(c) && dropped++ < MOST_DROPPED);
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
    c->at_end = c->c.call.record_is_null || !is_wanted(c);
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
        const int rc = add_condition(c, COLUMN(letters[i]), values[i]);

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
