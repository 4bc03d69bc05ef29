/* The table function uric_functions(): what functions.tsv says of each function.  DuckDB's own
 * catalog takes neither descriptions nor names of arguments from C. */
#include "duckdb_uric.h"

#include "util/written.h"

enum { COLUMNS = 4, MOST_TEXT = 512 };

static const char *const columns[COLUMNS] = { "name", "arguments", "result", "description" };

/* ---- texts ---- */

static void put_arguments(struct uric_written *to, const struct sql_function *f)
{
    unsigned i;

    for (i = 0; i < f->n_arguments; i++) {
        uric_put(to, i == 0 ? "" : ", ");
        uric_put(to, i >= f->n_required ? "[" : "");
        uric_put(to, f->argument[i].name);
        uric_put(to, i >= f->n_required ? "]" : "");
    }
}

static void put_result(struct uric_written *to, const struct sql_function *f)
{
    static const char *const types[] = { "VARCHAR", "BOOLEAN", "BIGINT", "VARCHAR[]",
                                         "STRUCT", "STRUCT[]" };
    unsigned i;

    uric_put(to, types[f->result]);
    for (i = 0; i < f->n_columns; i++) {
        uric_put(to, i == 0 ? " (" : ", ");
        uric_put(to, f->columns[i].name);
    }
    uric_put(to, f->n_columns > 0 ? ")" : "");
}

static void put_text(struct uric_written *to, const struct sql_function *f, unsigned column)
{
    switch (column) {
    case 0: uric_put(to, f->name); break;
    case 1: put_arguments(to, f); break;
    case 2: put_result(to, f); break;
    default: uric_put(to, f->comment);
    }
}

/* ---- the table ---- */

static void bind_catalog(duckdb_bind_info info)
{
    duckdb_logical_type text = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    unsigned i;

    for (i = 0; i < COLUMNS; i++)
        duckdb_bind_add_result_column(info, columns[i], text);
    duckdb_destroy_logical_type(&text);
}

static void init_catalog(duckdb_init_info info)
{
    unsigned *const next = calloc(1, sizeof *next);

    duckdb_init_set_max_threads(info, 1);
    if (next == NULL)
        duckdb_init_set_error(info, "uric: out of memory");
    else
        duckdb_init_set_init_data(info, next, free);
}

static void scan_catalog(duckdb_function_info info, duckdb_data_chunk output)
{
    unsigned *const next = duckdb_function_get_init_data(info);
    char text[MOST_TEXT];
    unsigned i, row;

    for (row = 0; row < duckdb_vector_size() && *next < sql_n_functions; row++) {
        for (i = 0; i < COLUMNS; i++) {
            struct uric_written to = { text, sizeof text, 0 };

            put_text(&to, &sql_functions[*next], i);
            duckdb_vector_assign_string_element_len(
                duckdb_data_chunk_get_vector(output, i), row, text,
                to.length < sizeof text ? to.length : sizeof text);
        }
        ++*next;
    }
    duckdb_data_chunk_set_size(output, row);
}

bool register_catalog(duckdb_connection connection)
{
    duckdb_table_function to = duckdb_create_table_function();
    bool done;

    duckdb_table_function_set_name(to, "uric_functions");
    duckdb_table_function_set_bind(to, bind_catalog);
    duckdb_table_function_set_init(to, init_catalog);
    duckdb_table_function_set_function(to, scan_catalog);
    done = duckdb_register_table_function(connection, to) == DuckDBSuccess;
    duckdb_destroy_table_function(&to);
    return done;
}
