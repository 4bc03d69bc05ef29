/* Shared by the units of the SQLite extension. */
#ifndef URIC_SQLITE_URIC_H
#define URIC_SQLITE_URIC_H

#include <sqlite3ext.h>

#include "engines/sql.h"

/* Of every unit but sqlite_extension.c, which defines it. */
extern const sqlite3_api_routines *sqlite3_api;

/* A call, and why its memory ran out: SQLite has two errors for that. */
struct sqlite_call {
    struct sql_call call;
    bool too_big; /* the call needed more than SQLite ever allocates */
};

/* ---- sqlite_value.c ---- */

enum sqlite_argument { ARGUMENT_OK, ARGUMENT_NULL, ARGUMENT_NO_MEMORY };

/* Read an argument; its bytes last as long as the value. */
enum sqlite_argument sqlite_argument(struct sql_value *argument, sqlite3_value *value,
                             enum sql_type type);

/* Answer a value of the given type; SQL_TEXTS as JSON. */
void sqlite_answer(sqlite3_context *context, const struct sql_value *answer,
                   enum sql_type type);

/* Bind a call that is all zero, or was released.  sqlite_release() frees its memory, whatever this
 * function returns. */
enum sql_status sqlite_bind(struct sqlite_call *c, const struct sql_function *function,
                            const struct sql_value *const *constant, unsigned n);

void sqlite_release(struct sqlite_call *c);

/* SQLite's code for an error: SQLITE_ERROR, for which c->call.message says why, SQLITE_TOOBIG or
 * SQLITE_NOMEM. */
int sqlite_error(const struct sqlite_call *c, enum sql_status status);

/* ---- sqlite_json.c ---- */

/* Answer a JSON object: a member for each column. */
void sqlite_answer_record(sqlite3_context *context, const struct sql_function *function,
                          const struct sql_value *columns);

/* Answer a JSON array of texts. */
void sqlite_answer_texts(sqlite3_context *context, const struct sql_value *answer);

/* ---- sqlite_scalar.c, sqlite_table.c ---- */

/* Register a function of n arguments. */
int sqlite_add_scalar(sqlite3 *db, const struct sql_function *function, unsigned n);

/* Register a table function. */
int sqlite_add_table(sqlite3 *db, const struct sql_function *function);

#endif
