/* Scalar functions.  If the name is constant, each place in a statement has a bound call; otherwise
 * each connection has one. */
#include "engines/sqlite/sqlite_uric.h"

/* SQLite 3.45 requires it of functions that call sqlite3_result_subtype(); older ones ignore
 * it. */
#ifndef SQLITE_RESULT_SUBTYPE
#define SQLITE_RESULT_SUBTYPE 0x001000000
#endif

/* The most bytes of a buffer that a connection keeps for its next call. */
enum { KEPT_ROOM = 1 << 20 };

/* A function, as one connection registered it. */
struct scalar {
    const struct sql_function *function;
    unsigned n;                 /* arguments */
    int bindable;               /* the argument to bind if it is constant, or -1 */
    struct sqlite_call *shared; /* with nothing bound; NULL before the first call */
};

/* ---- binding ---- */

static void free_call(void *p)
{
    sqlite_release(p);
    sqlite3_free(p);
}

static void fail(sqlite3_context *context, const struct sqlite_call *c,
                 enum sql_status status)
{
    switch (sqlite_error(c, status)) {
    case SQLITE_ERROR: sqlite3_result_error(context, c->call.message, -1); break;
    case SQLITE_TOOBIG: sqlite3_result_error_toobig(context); break;
    default: sqlite3_result_error_nomem(context);
    }
}

/* Allocates and binds a call; NULL, after an error, if that fails. */
static struct sqlite_call *new_call(sqlite3_context *context, const struct scalar *f,
                                    const struct sql_value *const *constant)
{
    struct sqlite_call *const c = sqlite3_malloc64(sizeof *c);
    enum sql_status status;

    if (c == NULL) {
        sqlite3_result_error_nomem(context);
        return NULL;
    }
    status = sqlite_bind(c, f->function, constant, f->n);
    if (status == SQL_OK)
        return c;
    fail(context, c, status);
    free_call(c);
    return NULL;
}

/* Binds a constant argument, once for this place in the statement. */
static struct sqlite_call *bind_constant(sqlite3_context *context, const struct scalar *f,
                                         const struct sql_value *arguments)
{
    const struct sql_value *constant[SQL_MOST_ARGUMENTS] = { NULL };
    struct sqlite_call *c;

    constant[f->bindable] = &arguments[f->bindable];
    c = new_call(context, f, constant);
    if (c == NULL)
        return NULL;
    sqlite3_set_auxdata(context, f->bindable, c, free_call);
    c = sqlite3_get_auxdata(context, f->bindable);
    if (c == NULL) /* there was no memory to remember it */
        sqlite3_result_error_nomem(context);
    return c;
}

/* SQLite does not tell whether an argument is constant, but it forgets the auxiliary data of an
 * argument that is not.  So the first row leaves a mark, the function itself, and the second row
 * binds if the mark is still there. */
static struct sqlite_call *call_for(sqlite3_context *context, struct scalar *f,
                                    const struct sql_value *arguments)
{
    if (f->bindable >= 0) {
        void *const kept = sqlite3_get_auxdata(context, f->bindable);

        if (kept == f)
            return bind_constant(context, f, arguments);
        if (kept != NULL)
            return kept;
        sqlite3_set_auxdata(context, f->bindable, f, NULL);
    }
    if (f->shared == NULL)
        f->shared = new_call(context, f, NULL);
    return f->shared;
}

/* ---- calling ---- */

static void answer(sqlite3_context *context, const struct scalar *f, struct sqlite_call *c,
                   const struct sql_value *arguments)
{
    struct sql_value values[SQL_MOST_COLUMNS];
    enum sql_status status;

    c->too_big = false;
    c->call.record_is_null = false;
    status = f->function->answer(&c->call, arguments, f->n, values);
    if (status != SQL_OK)
        fail(context, c, status);
    else if (f->function->result != SQL_RECORD)
        sqlite_answer(context, values, f->function->result);
    else if (!c->call.record_is_null)
        sqlite_answer_record(context, f->function, values);
    if (status == SQL_OK && f->function->is_json && !values->is_null)
        sqlite3_result_subtype(context, 'J'); /* JSON functions do not take it for a string */
}

static void call(sqlite3_context *context, int n, sqlite3_value **values)
{
    struct scalar *const f = sqlite3_user_data(context);
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    struct sqlite_call *c;
    int i;

    for (i = 0; i < n; i++) {
        switch (sqlite_argument(&arguments[i], values[i], f->function->argument[i].type)) {
        case ARGUMENT_OK:
        case ARGUMENT_NULL: break;
        case ARGUMENT_NO_MEMORY: sqlite3_result_error_nomem(context); return;
        }
    }
    if (sql_is_null(f->function, arguments, (unsigned)n))
        return;
    c = call_for(context, f, arguments);
    if (c == NULL)
        return;
    answer(context, f, c, arguments);
    if (c == f->shared && c->call.room > KEPT_ROOM) {
        free_call(c);
        f->shared = NULL;
    }
}

/* ---- registration ---- */

static void forget(void *p)
{
    struct scalar *const f = p;

    if (f->shared != NULL)
        free_call(f->shared);
    sqlite3_free(f);
}

int sqlite_add_scalar(sqlite3 *db, const struct sql_function *function, unsigned n)
{
    int flags = SQLITE_UTF8 | SQLITE_INNOCUOUS;
    struct scalar *const f = sqlite3_malloc64(sizeof *f);

    if (f == NULL)
        return SQLITE_NOMEM;
    f->function = function;
    f->n = n;
    f->bindable = sql_bindable(function) < (int)n ? sql_bindable(function) : -1;
    f->shared = NULL;
    if (!function->reads_list)
        flags |= SQLITE_DETERMINISTIC;
    if (function->result == SQL_RECORD || function->result == SQL_TEXTS || function->is_json)
        flags |= SQLITE_RESULT_SUBTYPE;
    /* this function calls forget() if it fails */
    return sqlite3_create_function_v2(db, function->name, (int)n, flags, f, call, NULL, NULL,
                                      forget);
}
