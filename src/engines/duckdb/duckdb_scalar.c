/* Functions that answer a text, a number or a STRUCT. */
#include "duckdb_uric.h"

/* ---- one column ---- */

static bool answer_column(struct answering *a, struct column *to)
{
    const struct sql_function *const f = a->overload->function;
    struct sql_value values[SQL_MOST_ARGUMENTS], answer;
    enum sql_status status;
    idx_t row;

    if (!column_begin(to, a->to, f->result))
        return answering_failed(a, SQL_NO_MEMORY);
    for (row = 0; row < a->from.rows; row++) {
        if (!arguments_of(a, row, values)) {
            column_null(to, row);
            continue;
        }
        status = f->answer(&a->call, values, a->from.n, &answer);
        if (status != SQL_OK)
            return answering_failed(a, status);
        column_answer(to, row, &answer);
    }
    column_end(to);
    return !to->too_long || answering_too_long(a);
}

void answer_scalars(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output)
{
    ON_EXIT(answering_end) struct answering a;
    ON_EXIT(column_free) struct column to = { .block = NULL };

    if (answering_begin(&a, info, input, output))
        answer_column(&a, &to);
}

/* ---- several columns ---- */

static bool answer_columns(struct answering *a, struct column *record, struct columns *to)
{
    const struct sql_function *const f = a->overload->function;
    struct sql_value values[SQL_MOST_ARGUMENTS], answers[SQL_MOST_COLUMNS];
    enum sql_status status;
    idx_t row;

    if (!column_begin(record, a->to, SQL_RECORD) || !columns_begin(to, a->to, f))
        return answering_failed(a, SQL_NO_MEMORY);
    for (row = 0; row < a->from.rows; row++) {
        if (!arguments_of(a, row, values)) {
            column_null(record, row);
            columns_null(to, row);
            continue;
        }
        status = f->answer(&a->call, values, a->from.n, answers);
        if (status != SQL_OK)
            return answering_failed(a, status);
        if (a->call.record_is_null)
            column_null(record, row);
        columns_answer(to, row, answers);
    }
    columns_end(to);
    return !columns_too_long(to) || answering_too_long(a);
}

void answer_records(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output)
{
    ON_EXIT(answering_end) struct answering a;
    struct column record = { .block = NULL };
    ON_EXIT(columns_free) struct columns to = { .n = 0 };

    if (answering_begin(&a, info, input, output))
        answer_columns(&a, &record, &to);
}
