/* Table functions, whose arguments are constants: FROM uri_find('...'). */
#include "duckdb_uric.h"

/* One use of a table function in a statement: its argument. */
struct table_bound {
    const struct sql_function *function;
    struct sql_value text;
};

struct table_scan {
    struct sql_call call;
    bool at_end;
};

static void table_bound_free(void *p)
{
    struct table_bound *const bound = p;

    duckdb_free((void *)(uintptr_t)bound->text.s);
    free(bound);
}

static void table_scan_free(void *p)
{
    struct table_scan *const scan = p;

    sql_unbind(&scan->call);
    free(scan);
}

static void add_columns(duckdb_bind_info info, const struct sql_function *f)
{
    duckdb_logical_type type;
    unsigned i;

    for (i = 0; i < f->n_columns; i++) {
        type = logical_type(f, f->columns[i].type);
        duckdb_bind_add_result_column(info, f->columns[i].name, type);
        duckdb_destroy_logical_type(&type);
    }
}

static void bind_table(duckdb_bind_info info)
{
    struct table_bound *const bound = calloc(1, sizeof *bound);
    duckdb_value value;

    if (bound == NULL) {
        duckdb_bind_set_error(info, "uric: out of memory");
        return;
    }
    duckdb_bind_set_bind_data(info, bound, table_bound_free);
    bound->function = duckdb_bind_get_extra_info(info);
    add_columns(info, bound->function);
    value = duckdb_bind_get_parameter(info, 0);
    bound->text.is_null = duckdb_is_null_value(value);
    if (!bound->text.is_null)
        bound->text.s = later_text(value, &bound->text.n);
    duckdb_destroy_value(&value);
    if (!bound->text.is_null && bound->text.s == NULL)
        duckdb_bind_set_error(info, "uric: out of memory");
}

static void init_table(duckdb_init_info info)
{
    const struct table_bound *const bound = duckdb_init_get_bind_data(info);
    struct table_scan *const scan = calloc(1, sizeof *scan);
    enum sql_status status = SQL_NO_MEMORY;

    if (scan != NULL) {
        duckdb_init_set_init_data(info, scan, table_scan_free);
        duckdb_init_set_max_threads(info, 1);
        status = sql_bind(&scan->call, bound->function, duckdb_uric_memory(), NULL, 1);
        scan->at_end = bound->text.is_null;
        if (status == SQL_OK && !scan->at_end)
            status = bound->function->begin(&scan->call, &bound->text, 1);
    }
    if (status != SQL_OK)
        duckdb_init_set_error(info, "uric: out of memory");
}

/* Writes the next rows, as many as a chunk takes; returns how many. */
static idx_t next_rows(struct table_scan *scan, struct columns *to, enum sql_status *status)
{
    struct sql_value answers[SQL_MOST_COLUMNS];
    const idx_t most = duckdb_vector_size();
    idx_t row;

    *status = SQL_OK;
    for (row = 0; row < most && !scan->at_end; row++) {
        *status = scan->call.function->next(&scan->call, answers);
        scan->at_end = *status != SQL_OK;
        if (scan->at_end)
            break;
        columns_answer(to, row, answers);
    }
    return row;
}

static bool begin_chunk(struct columns *to, duckdb_data_chunk chunk,
                        const struct sql_function *f)
{
    unsigned i;

    to->n = f->n_columns;
    for (i = 0; i < to->n; i++)
        if (!column_begin(&to->column[i], duckdb_data_chunk_get_vector(chunk, i),
                          f->columns[i].type))
            return false;
    return true;
}

static void scan_table(duckdb_function_info info, duckdb_data_chunk output)
{
    const struct table_bound *const bound = duckdb_function_get_bind_data(info);
    struct table_scan *const scan = duckdb_function_get_init_data(info);
    ON_EXIT(columns_free) struct columns to = { .n = 0 };
    enum sql_status status = SQL_NO_MEMORY;
    idx_t rows = 0;

    if (begin_chunk(&to, output, bound->function)) {
        rows = next_rows(scan, &to, &status);
        columns_end(&to);
    }
    if (status == SQL_NO_MEMORY)
        duckdb_function_set_error(info, "uric: out of memory");
    else
        duckdb_data_chunk_set_size(output, rows);
}

bool register_table_function(duckdb_connection connection,
                             const struct sql_function *function)
{
    duckdb_table_function to = duckdb_create_table_function();
    duckdb_logical_type text = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    bool done;

    duckdb_table_function_set_name(to, function->name);
    duckdb_table_function_add_parameter(to, text);
    duckdb_destroy_logical_type(&text);
    duckdb_table_function_set_extra_info(to, (void *)(uintptr_t)function, NULL);
    duckdb_table_function_set_bind(to, bind_table);
    duckdb_table_function_set_init(to, init_table);
    duckdb_table_function_set_function(to, scan_table);
    done = duckdb_register_table_function(connection, to) == DuckDBSuccess;
    duckdb_destroy_table_function(&to);
    return done;
}
