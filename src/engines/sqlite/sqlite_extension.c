/* The extension's entry point: registers each function of functions.tsv. */
#include <sqlite3ext.h>
SQLITE_EXTENSION_INIT1

#include "engines/sqlite/sqlite_uric.h"

#include <string.h>

#ifdef _WIN32
#define EXPORTED __declspec(dllexport)
#elif defined(__GNUC__)
#define EXPORTED __attribute__((visibility("default")))
#else
#define EXPORTED
#endif

EXPORTED int sqlite3_uric_init(sqlite3 *db, char **error, const sqlite3_api_routines *api);

/* ---- uric_version() ---- */

static void version(sqlite3_context *context, int n, sqlite3_value **values)
{
    (void)n;
    (void)values;
    sqlite3_result_text(context, uric_version(), -1, SQLITE_STATIC);
}

/* Whether this connection has the functions of this version already. */
static bool is_loaded(sqlite3 *db)
{
    sqlite3_stmt *statement = NULL;
    bool same = false;

    if (sqlite3_prepare_v2(db, "SELECT uric_version()", -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        const unsigned char *const text = sqlite3_column_text(statement, 0);

        same = text != NULL && strcmp((const char *)text, uric_version()) == 0;
    }
    sqlite3_finalize(statement);
    return same;
}

/* ---- registration ---- */

static int add(sqlite3 *db, const struct sql_function *function)
{
    int rc = SQLITE_OK;
    unsigned n;

    if (function->result != SQL_ROWS) {
        for (n = function->n_required; n <= function->n_arguments && rc == SQLITE_OK; n++)
            rc = sqlite_add_scalar(db, function, n);
    }
    /* A record is a table of one row, too. */
    if (rc == SQLITE_OK && (function->result == SQL_ROWS || function->result == SQL_RECORD))
        rc = sqlite_add_table(db, function);
    return rc;
}

int sqlite3_uric_init(sqlite3 *db, char **error, const sqlite3_api_routines *api)
{
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    int rc = SQLITE_OK;
    unsigned i;

    SQLITE_EXTENSION_INIT2(api)
    if (sqlite3_libversion_number() < 3031000) {
        *error = sqlite3_mprintf("uric needs SQLite 3.31 or later, this is %s",
                                 sqlite3_libversion());
        return SQLITE_ERROR;
    }
    for (i = 0; i < sql_n_functions && rc == SQLITE_OK; i++)
        rc = add(db, &sql_functions[i]);
    if (rc == SQLITE_OK)
        rc = sqlite3_create_function_v2(db, "uric_version", 0, flags, NULL, version, NULL, NULL,
                                        NULL);
    /* SQLite cannot replace a function while a statement runs, such as a statement that calls
     * load_extension() again. */
    if (rc == SQLITE_BUSY && is_loaded(db))
        return SQLITE_OK;
    if (rc != SQLITE_OK)
        *error = sqlite3_mprintf("uric: %s", sqlite3_errmsg(db));
    return rc;
}
