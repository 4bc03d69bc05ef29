/* The calls that DuckDB makes: each for a chunk of rows, with arguments in flat vectors. */
#include "duckdb_uric.h"

/* Whether a text is the same in all rows, as for a constant of the query: DuckDB then repeats it,
 * bit by bit. */
static bool is_repeated(const struct arguments *from, unsigned i)
{
    const duckdb_string_t *const texts = from->data[i];
    idx_t row;

    if (!is_valid(from->validity[i], 0))
        return false;
    for (row = 1; row < from->rows; row++)
        if (memcmp(&texts[row], &texts[0], sizeof *texts) != 0 ||
            !is_valid(from->validity[i], row))
            return false;
    return true;
}

/* Names, and the base of references, are bound once for the chunk. */
static enum sql_status bind_chunk(struct answering *a)
{
    const struct sql_function *const f = a->overload->function;
    const struct sql_value *constant[SQL_MOST_ARGUMENTS] = { NULL };
    const int i = sql_bindable(f);
    struct sql_value value;

    if (i >= 0 && i < (int)a->from.n && is_repeated(&a->from, (unsigned)i)) {
        value = text_of(a->from.data[i]);
        constant[i] = &value;
    }
    return sql_bind(&a->call, f, duckdb_uric_memory(), constant, a->from.n);
}

bool answering_begin(struct answering *a, duckdb_function_info info, duckdb_data_chunk input,
                     duckdb_vector output)
{
    enum sql_status status;
    duckdb_vector vector;
    unsigned i;

    memset(&a->call, 0, sizeof a->call);
    a->info = info;
    a->overload = duckdb_scalar_function_get_extra_info(info);
    a->to = output;
    a->from.n = a->overload->n;
    a->from.rows = duckdb_data_chunk_get_size(input);
    for (i = 0; i < a->from.n; i++) {
        vector = duckdb_data_chunk_get_vector(input, i);
        a->from.data[i] = duckdb_vector_get_data(vector);
        a->from.validity[i] = duckdb_vector_get_validity(vector);
    }
    status = bind_chunk(a);
    return status == SQL_OK || answering_failed(a, status);
}

void answering_end(struct answering *a)
{
    sql_unbind(&a->call);
}

bool arguments_of(const struct answering *a, idx_t row, struct sql_value *values)
{
    unsigned i;

    for (i = 0; i < a->from.n; i++) {
        if (!is_valid(a->from.validity[i], row)) {
            if (!a->overload->function->argument[i].takes_null)
                return false;
            values[i].is_null = true;
            continue;
        }
        values[i].is_null = false;
        if (a->overload->function->argument[i].type == SQL_TEXT)
            read_text((const duckdb_string_t *)a->from.data[i] + row, &values[i]);
        else
            values[i].number = ((const int64_t *)a->from.data[i])[row];
    }
    return true;
}

bool answering_failed(const struct answering *a, enum sql_status status)
{
    duckdb_scalar_function_set_error(a->info, status == SQL_ERROR
                                                  ? a->call.message
                                                  : "uric: out of memory");
    return false;
}

bool answering_too_long(const struct answering *a)
{
    duckdb_scalar_function_set_error(a->info,
                                     "uric: an answer is longer than 4294967295 bytes");
    return false;
}
