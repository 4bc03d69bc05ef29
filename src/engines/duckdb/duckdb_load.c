/* Where DuckDB enters the extension: it loads uric.duckdb_extension and calls the function
 * that is named after the file. */
#include "duckdb_uric.h"

duckdb_ext_api_v1 duckdb_ext_api;

DUCKDB_CAPI_ENTRY_VISIBILITY DUCKDB_EXTENSION_API bool
uric_init_c_api(duckdb_extension_info info, struct duckdb_extension_access *access);

bool uric_init_c_api(duckdb_extension_info info, struct duckdb_extension_access *access)
{
    const duckdb_ext_api_v1 *api = access->get_api(info, DUCKDB_EXTENSION_API_VERSION_STRING);
    duckdb_connection connection;
    duckdb_database *database;
    const char *failed;

    if (api == NULL)
        return false;
    duckdb_ext_api = *api;
    later_find(info, access);
    database = access->get_database(info);
    if (database == NULL)
        return false;
    if (duckdb_connect(*database, &connection) == DuckDBError) {
        access->set_error(info, "uric: cannot connect to the database");
        return false;
    }
    failed = register_functions(connection);
    duckdb_disconnect(&connection);
    if (failed == NULL)
        return true;
    access->set_error(info, failed);
    return false;
}
