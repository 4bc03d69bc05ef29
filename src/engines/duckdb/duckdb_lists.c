/* Functions that answer a list: of texts, or of the rows of a table function. */
#include "duckdb_uric.h"

/* A list vector that is written, and its rows. */
struct list {
    struct column lists;
    duckdb_list_entry *entries;
    duckdb_vector child;
    idx_t used, room; /* of the child's rows */
};

static void list_begin(struct list *l, duckdb_vector vector)
{
    column_begin(&l->lists, vector, SQL_TEXTS);
    l->entries = duckdb_vector_get_data(vector);
    l->child = duckdb_list_vector_get_child(vector);
    l->used = duckdb_list_vector_get_size(vector);
    l->room = 0;
}

/* Makes room for n more rows; false if the child was not enlarged. */
static bool list_enlarge(struct list *l, idx_t n)
{
    if (l->room >= n && l->used <= l->room - n)
        return false;
    l->room = 2 * l->used + n;
    if (l->room < duckdb_vector_size())
        l->room = duckdb_vector_size();
    duckdb_list_vector_reserve(l->lists.vector, l->room);
    l->child = duckdb_list_vector_get_child(l->lists.vector);
    return true;
}

static void list_null(struct list *l, idx_t row)
{
    l->entries[row].offset = l->used;
    l->entries[row].length = 0;
    column_null(&l->lists, row);
}

static void list_end(struct list *l)
{
    duckdb_list_vector_set_size(l->lists.vector, l->used);
}

/* ---- texts ---- */

static bool add_texts(struct list *l, struct column *to, const struct sql_value *answer)
{
    unsigned i;

    if (list_enlarge(l, answer->count)) {
        if (to->block != NULL)
            column_moved(to);
        else if (!column_begin(to, l->child, SQL_TEXT))
            return false;
    }
    for (i = 0; i < answer->count; i++)
        column_answer(to, l->used++, &answer->texts[i]);
    return true;
}

static bool answer_lists(struct answering *a, struct list *l, struct column *to)
{
    const struct sql_function *const f = a->overload->function;
    struct sql_value values[SQL_MOST_ARGUMENTS], answer;
    enum sql_status status;
    idx_t row;

    list_begin(l, a->to);
    for (row = 0; row < a->from.rows; row++) {
        if (!arguments_of(a, row, values)) {
            list_null(l, row);
            continue;
        }
        status = f->answer(&a->call, values, a->from.n, &answer);
        if (status != SQL_OK)
            return answering_failed(a, status);
        if (answer.is_null) {
            list_null(l, row);
            continue;
        }
        l->entries[row].offset = l->used;
        l->entries[row].length = answer.count;
        if (!add_texts(l, to, &answer))
            return answering_failed(a, SQL_NO_MEMORY);
    }
    column_end(to);
    list_end(l);
    return true;
}

void answer_texts(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output)
{
    ON_EXIT(answering_end) struct answering a;
    ON_EXIT(column_free) struct column to = { .block = NULL };
    struct list l;

    memset(&l, 0, sizeof l);
    if (answering_begin(&a, info, input, output))
        answer_lists(&a, &l, &to);
}

/* ---- rows ---- */

/* Adds the rows of one call. */
static enum sql_status add_rows(struct answering *a, struct list *l, struct columns *to)
{
    const struct sql_function *const f = a->overload->function;
    struct sql_value answers[SQL_MOST_COLUMNS];
    enum sql_status status;

    for (;;) {
        status = f->next(&a->call, answers);
        if (status != SQL_OK)
            return status;
        if (list_enlarge(l, 1)) {
            if (to->n > 0)
                columns_moved(to);
            else if (!columns_begin(to, l->child, f))
                return SQL_NO_MEMORY;
        }
        columns_answer(to, l->used++, answers);
    }
}

static bool answer_lists_of_rows(struct answering *a, struct list *l, struct columns *to)
{
    const struct sql_function *const f = a->overload->function;
    struct sql_value values[SQL_MOST_ARGUMENTS];
    enum sql_status status;
    idx_t row;

    list_begin(l, a->to);
    for (row = 0; row < a->from.rows; row++) {
        if (!arguments_of(a, row, values)) {
            list_null(l, row);
            continue;
        }
        l->entries[row].offset = l->used;
        status = f->begin(&a->call, values, a->from.n);
        if (status == SQL_OK)
            status = add_rows(a, l, to);
        if (status != SQL_END)
            return answering_failed(a, status);
        l->entries[row].length = l->used - l->entries[row].offset;
    }
    columns_end(to);
    list_end(l);
    return !columns_too_long(to) || answering_too_long(a);
}

void answer_rows(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output)
{
    ON_EXIT(answering_end) struct answering a;
    ON_EXIT(columns_free) struct columns to = { .n = 0 };
    struct list l;

    memset(&l, 0, sizeof l);
    if (answering_begin(&a, info, input, output))
        answer_lists_of_rows(&a, &l, &to);
}
