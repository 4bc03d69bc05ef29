/* SQLite's values as arguments, answers as SQLite's values, and its memory. */
#include "engines/sqlite/sqlite_uric.h"

#include <string.h>

/* ---- memory ---- */

/* The size that sqlite3_malloc64() always refuses: near 2^31. */
#define MOST_BYTES 2147483391u

static void *resize(void *context, void *p, size_t size)
{
    bool *const too_big = context;

    if (size == 0) {
        sqlite3_free(p);
        return NULL;
    }
    if (size > MOST_BYTES) {
        *too_big = true;
        return NULL;
    }
    return sqlite3_realloc64(p, size);
}

enum sql_status sqlite_bind(struct sqlite_call *c, const struct sql_function *function,
                            const struct sql_value *const *constant, unsigned n)
{
    struct sql_memory memory;

    memory.resize = resize;
    memory.context = &c->too_big;
    c->too_big = false;
    return sql_bind(&c->call, function, memory, constant, n);
}

void sqlite_release(struct sqlite_call *c)
{
    if (c->call.function != NULL)
        sql_unbind(&c->call);
    memset(c, 0, sizeof *c);
}

int sqlite_error(const struct sqlite_call *c, enum sql_status status)
{
    if (status == SQL_ERROR)
        return SQLITE_ERROR;
    return c->too_big ? SQLITE_TOOBIG : SQLITE_NOMEM;
}

/* ---- arguments ---- */

enum sqlite_argument sqlite_argument(struct sql_value *argument, sqlite3_value *value,
                             enum sql_type type)
{
    const int stored = sqlite3_value_type(value);

    memset(argument, 0, sizeof *argument);
    if (stored == SQLITE_NULL) {
        argument->is_null = true;
        return ARGUMENT_NULL;
    }
    if (type == SQL_INTEGER) {
        argument->number = sqlite3_value_int64(value);
        return ARGUMENT_OK;
    }
    /* A BLOB is taken as it is; sqlite3_value_text() would convert it if the database's
     * encoding is UTF-16. */
    argument->s = stored == SQLITE_BLOB ? sqlite3_value_blob(value)
                                        : (const char *)sqlite3_value_text(value);
    argument->n = (size_t)sqlite3_value_bytes(value);
    if (argument->s == NULL && (stored != SQLITE_BLOB || argument->n > 0))
        return ARGUMENT_NO_MEMORY;
    if (argument->s == NULL)
        argument->s = ""; /* an empty BLOB */
    return ARGUMENT_OK;
}

/* ---- answers ---- */

void sqlite_answer(sqlite3_context *context, const struct sql_value *answer,
                   enum sql_type type)
{
    if (answer->is_null)
        return;
    switch (type) {
    case SQL_BOOLEAN:
    case SQL_INTEGER: sqlite3_result_int64(context, answer->number); break;
    case SQL_TEXTS: sqlite_answer_texts(context, answer); break;
    default:
        sqlite3_result_text64(context, answer->s, answer->n, SQLITE_TRANSIENT, SQLITE_UTF8);
    }
}
