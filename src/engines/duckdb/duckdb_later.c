/* Functions of DuckDB's C API that are stable only since 1.5.6, which one binary for all
 * versions finds by their places in the table that DuckDB hands out.
 *
 * Since 1.5.6 a wrong name is an error when the statement is bound; in earlier versions the error
 * comes with the first row. */
#include "duckdb_uric.h"

#include <stdio.h>

/* Places in DuckDB's table of functions: fixed, since these functions are stable. */
enum {
    EXPRESSION_FOLD = 476,
    DESTROY_ERROR_DATA = 469,
    DESTROY_EXPRESSION = 473,
    DESTROY_CLIENT_CONTEXT = 501,
    SET_BIND = 511,
    BIND_SET_ERROR = 512,
    GET_CLIENT_CONTEXT = 513,
    BIND_GET_EXTRA_INFO = 516,
    BIND_GET_ARGUMENT = 518,
    CREATE_VECTOR = 536,
    DESTROY_VECTOR = 537,
    REFERENCE_VALUE = 539,
    UNSAFE_ASSIGN = 545
};

/* Types that the headers of earlier versions lack. */
typedef void *expression;
typedef void *client_context;
typedef void *error_data;

static struct {
    error_data (*expression_fold)(client_context context, expression e, duckdb_value *value);
    void (*destroy_error_data)(error_data *error);
    void (*destroy_expression)(expression *e);
    void (*destroy_client_context)(client_context *context);
    void (*set_bind)(duckdb_scalar_function function, void (*bind)(duckdb_bind_info info));
    void (*bind_set_error)(duckdb_bind_info info, const char *error);
    void (*get_client_context)(duckdb_bind_info info, client_context *context);
    void *(*bind_get_extra_info)(duckdb_bind_info info);
    expression (*bind_get_argument)(duckdb_bind_info info, idx_t i);
    duckdb_vector (*create_vector)(duckdb_logical_type type, idx_t rows);
    void (*destroy_vector)(duckdb_vector *vector);
    void (*reference_value)(duckdb_vector vector, duckdb_value value);
    void (*unsafe_assign)(duckdb_vector vector, idx_t row, const char *s, idx_t n);
} later;

/* Whether DuckDB's version is 1.5.6 or later. */
static bool is_later(const char *version)
{
    unsigned major, minor, patch;

    if (sscanf(version, "v%u.%u.%u", &major, &minor, &patch) != 3)
        return false;
    return major == 1 && (minor > 5 || (minor == 5 && patch >= 6));
}

/* Reads a pointer to a function, whatever its type is. */
static void find(void *to, const void *table, size_t place)
{
    void (*function)(void);

    memcpy(&function, (const char *)table + place * sizeof function, sizeof function);
    memcpy(to, &function, sizeof function);
}

void later_find(duckdb_extension_info info, struct duckdb_extension_access *access)
{
    const void *table;

    if (!is_later(duckdb_library_version()))
        return;
    table = access->get_api(info, "v1.5.6");
    if (table == NULL)
        return;
    find(&later.expression_fold, table, EXPRESSION_FOLD);
    find(&later.destroy_error_data, table, DESTROY_ERROR_DATA);
    find(&later.destroy_expression, table, DESTROY_EXPRESSION);
    find(&later.destroy_client_context, table, DESTROY_CLIENT_CONTEXT);
    find(&later.set_bind, table, SET_BIND);
    find(&later.bind_set_error, table, BIND_SET_ERROR);
    find(&later.get_client_context, table, GET_CLIENT_CONTEXT);
    find(&later.bind_get_extra_info, table, BIND_GET_EXTRA_INFO);
    find(&later.bind_get_argument, table, BIND_GET_ARGUMENT);
    find(&later.create_vector, table, CREATE_VECTOR);
    find(&later.destroy_vector, table, DESTROY_VECTOR);
    find(&later.reference_value, table, REFERENCE_VALUE);
    find(&later.unsafe_assign, table, UNSAFE_ASSIGN);
}

/* ---- constant names ---- */

/* The text of an argument that is constant, to be freed by duckdb_free(); NULL if it is not
 * constant or is NULL. */
static char *constant_text(duckdb_bind_info info, idx_t i)
{
    expression e = later.bind_get_argument(info, i);
    client_context context = NULL;
    duckdb_value value = NULL;
    error_data error;
    char *text = NULL;

    if (e == NULL)
        return NULL;
    later.get_client_context(info, &context);
    error = later.expression_fold(context, e, &value); /* NULL if it is not constant */
    if (error != NULL)
        later.destroy_error_data(&error); /* to be reported when it is executed */
    if (value != NULL && !duckdb_is_null_value(value))
        text = duckdb_get_varchar(value);
    duckdb_destroy_value(&value);
    later.destroy_client_context(&context);
    later.destroy_expression(&e);
    return text;
}

static void bind_names(duckdb_bind_info info)
{
    const struct overload *o = later.bind_get_extra_info(info);
    const struct sql_value *constant[SQL_MOST_ARGUMENTS] = { NULL };
    struct sql_value value;
    struct sql_call call;
    enum sql_status status;
    char *text;
    unsigned i;

    for (i = 0; i < o->n; i++) {
        if (o->function->argument[i].names == SQL_ANY)
            continue;
        text = constant_text(info, i);
        if (text == NULL)
            continue;
        memset(&value, 0, sizeof value);
        value.s = text;
        value.n = strlen(text);
        constant[i] = &value;
        status = sql_bind(&call, o->function, duckdb_uric_memory(), constant, o->n);
        sql_unbind(&call);
        constant[i] = NULL;
        duckdb_free(text);
        if (status == SQL_ERROR) {
            later.bind_set_error(info, call.message);
            return;
        }
    }
}

void later_set_bind(duckdb_scalar_function function)
{
    if (later.set_bind != NULL)
        later.set_bind(function, bind_names);
}

/* ---- texts ---- */

void later_assign(duckdb_vector vector, idx_t row, const char *s, size_t n)
{
    if (later.unsafe_assign != NULL)
        later.unsafe_assign(vector, row, s, n);
    else
        duckdb_vector_assign_string_element_len(vector, row, s, n);
}

char *later_text(duckdb_value value, size_t *n)
{
    duckdb_logical_type type;
    struct sql_value text;
    duckdb_vector vector;
    char *copy;

    if (later.reference_value == NULL) {
        copy = duckdb_get_varchar(value);
        *n = copy ? strlen(copy) : 0;
        return copy;
    }
    type = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    vector = later.create_vector(type, 1);
    duckdb_destroy_logical_type(&type);
    if (vector == NULL)
        return NULL;
    later.reference_value(vector, value);
    text = text_of(duckdb_vector_get_data(vector));
    copy = duckdb_malloc(text.n + 1);
    if (copy != NULL && text.n > 0)
        memcpy(copy, text.s, text.n);
    later.destroy_vector(&vector);
    *n = text.n;
    return copy;
}
