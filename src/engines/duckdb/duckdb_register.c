/* Registers the functions: an overload for each number of arguments that may be given, and for
 * each choice of VARCHAR and BLOB. */
#include "duckdb_uric.h"

static duckdb_logical_type struct_type(const struct sql_function *f)
{
    duckdb_logical_type types[SQL_MOST_COLUMNS], type;
    const char *names[SQL_MOST_COLUMNS];
    unsigned i;

    for (i = 0; i < f->n_columns; i++) {
        types[i] = logical_type(f, f->columns[i].type);
        names[i] = f->columns[i].name;
    }
    type = duckdb_create_struct_type(types, names, f->n_columns);
    for (i = 0; i < f->n_columns; i++)
        duckdb_destroy_logical_type(&types[i]);
    return type;
}

duckdb_logical_type logical_type(const struct sql_function *function, enum sql_type type)
{
    duckdb_logical_type child, list;

    switch (type) {
    case SQL_TEXT: return duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    case SQL_BOOLEAN: return duckdb_create_logical_type(DUCKDB_TYPE_BOOLEAN);
    case SQL_INTEGER: return duckdb_create_logical_type(DUCKDB_TYPE_BIGINT);
    case SQL_RECORD: return struct_type(function);
    default: break;
    }
    child = type == SQL_ROWS ? struct_type(function)
                             : duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    list = duckdb_create_list_type(child);
    duckdb_destroy_logical_type(&child);
    return list;
}

static duckdb_scalar_function_t execution(const struct sql_function *f)
{
    switch (f->result) {
    case SQL_RECORD: return answer_records;
    case SQL_TEXTS: return answer_texts;
    case SQL_ROWS: return answer_rows;
    default: return f->part >= 0 ? answer_parts : answer_scalars;
    }
}

static void add_parameters(duckdb_scalar_function to, const struct overload *o)
{
    duckdb_logical_type type;
    unsigned i;

    for (i = 0; i < o->n; i++) {
        type = o->blobs >> i & 1 ? duckdb_create_logical_type(DUCKDB_TYPE_BLOB)
                                 : logical_type(o->function, o->function->argument[i].type);
        duckdb_scalar_function_add_parameter(to, type);
        duckdb_destroy_logical_type(&type);
    }
}

static bool add_overload(duckdb_scalar_function_set set, const struct sql_function *f,
                         unsigned n, unsigned blobs)
{
    struct overload *const o = malloc(sizeof *o);
    duckdb_scalar_function function;
    duckdb_logical_type type;
    bool added;

    if (o == NULL)
        return false;
    o->function = f;
    o->n = n;
    o->blobs = blobs;
    function = duckdb_create_scalar_function();
    duckdb_scalar_function_set_name(function, f->name);
    add_parameters(function, o);
    type = logical_type(f, f->result);
    duckdb_scalar_function_set_return_type(function, type);
    duckdb_destroy_logical_type(&type);
    duckdb_scalar_function_set_extra_info(function, o, free);
    duckdb_scalar_function_set_function(function, execution(f));
    if (f->argument[0].takes_null) /* otherwise DuckDB answers NULL for a constant NULL */
        duckdb_scalar_function_set_special_handling(function);
    if (f->reads_list)
        duckdb_scalar_function_set_volatile(function);
    later_set_bind(function);
    added = duckdb_add_scalar_function_to_set(set, function) == DuckDBSuccess;
    duckdb_destroy_scalar_function(&function);
    return added;
}

/* The arguments that may be BLOBs: a bit for each.  uri_build() takes no BLOBs: its seven arguments
 * would make 128 overloads. */
static unsigned texts_of(const struct sql_function *f, unsigned n)
{
    unsigned i, bits = 0;

    for (i = 0; i < n; i++)
        if (f->argument[i].type == SQL_TEXT && f->argument[i].names == SQL_ANY &&
            !f->argument[i].takes_null)
            bits |= 1U << i;
    return bits;
}

static bool register_scalar_function(duckdb_connection connection, const struct sql_function *f)
{
    duckdb_scalar_function_set set = duckdb_create_scalar_function_set(f->name);
    bool done = set != NULL;
    unsigned n, blobs;

    for (n = f->n_required; done && n <= f->n_arguments; n++)
        for (blobs = 0; done && blobs < 1U << n; blobs++)
            if ((blobs & ~texts_of(f, n)) == 0)
                done = add_overload(set, f, n, blobs);
    done = done && duckdb_register_scalar_function_set(connection, set) == DuckDBSuccess;
    duckdb_destroy_scalar_function_set(&set);
    return done;
}

const char *register_functions(duckdb_connection connection)
{
    unsigned i;

    for (i = 0; i < sql_n_functions; i++) {
        if (!register_scalar_function(connection, &sql_functions[i]))
            return sql_functions[i].name;
        if (sql_functions[i].result == SQL_ROWS &&
            !register_table_function(connection, &sql_functions[i]))
            return sql_functions[i].name;
    }
    if (!register_catalog(connection))
        return "uric_functions";
    return NULL;
}
