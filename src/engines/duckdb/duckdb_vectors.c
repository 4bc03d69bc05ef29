/* Writes answers into DuckDB's vectors.
 *
 * An answer that lies in an argument is copied, too: nothing in the C API lets a vector keep
 * alive the bytes of another one. */
#include "duckdb_uric.h"
#include "engines/sql_utf8.h"

/* Texts that wait: their rows, and their bytes one after the other. */
struct text_block {
    unsigned n;
    size_t used;
    uint32_t row[BLOCK_ROWS];
    char bytes[BLOCK_BYTES];
};

/* ---- memory ---- */

static void *resize(void *context, void *p, size_t size)
{
    (void)context;
    if (size == 0) {
        free(p);
        return NULL;
    }
    return realloc(p, size);
}

struct sql_memory duckdb_uric_memory(void)
{
    struct sql_memory memory;

    memory.resize = resize;
    memory.context = NULL;
    return memory;
}

/* ---- one vector ---- */

void column_moved(struct column *c)
{
    c->data = c->type == SQL_RECORD ? NULL : duckdb_vector_get_data(c->vector);
    c->validity = duckdb_vector_get_validity(c->vector);
}

bool column_begin(struct column *c, duckdb_vector vector, enum sql_type type)
{
    c->vector = vector;
    c->type = type;
    c->too_long = false;
    column_moved(c);
    if (type != SQL_TEXT)
        return true;
    c->block = malloc(sizeof *c->block);
    if (c->block == NULL)
        return false;
    c->block->n = 0;
    c->block->used = 0;
    return true;
}

void column_free(struct column *c)
{
    free(c->block);
    c->block = NULL;
}

void column_null(struct column *c, idx_t row)
{
    if (c->validity == NULL) {
        duckdb_vector_ensure_validity_writable(c->vector);
        c->validity = duckdb_vector_get_validity(c->vector);
    }
    c->validity[row / 64] &= ~(UINT64_C(1) << (row % 64));
}

/* Gives DuckDB the block as the text of its first row, and shares the copy that DuckDB made
 * of it among the rows. */
void column_end(struct column *c)
{
    struct text_block *const b = c->block;
    duckdb_string_t *texts;
    uint32_t n;
    unsigned i;
    char *at;

    if (b == NULL || b->n == 0)
        return;
    texts = c->data;
    n = texts[b->row[0]].value.pointer.length;
    later_assign(c->vector, b->row[0], b->bytes, b->used);
    at = texts[b->row[0]].value.pointer.ptr;
    texts[b->row[0]].value.pointer.length = n;
    for (i = 0; i < b->n; i++) {
        texts[b->row[i]].value.pointer.ptr = at;
        at += texts[b->row[i]].value.pointer.length;
    }
    b->n = 0;
    b->used = 0;
}

void column_text(struct column *c, idx_t row, const char *s, size_t n)
{
    duckdb_string_t *const text = (duckdb_string_t *)c->data + row;
    struct text_block *const b = c->block;

    if (n <= sizeof text->value.inlined.inlined) {
        memset(text, 0, sizeof *text); /* DuckDB compares the bytes after the text, too */
        text->value.inlined.length = (uint32_t)n;
        if (n > 0)
            memcpy(text->value.inlined.inlined, s, n);
        return;
    }
    if (n > BLOCK_BYTES / 4) {
        later_assign(c->vector, row, s, n);
        return;
    }
    if (b->n == BLOCK_ROWS || n > BLOCK_BYTES - b->used)
        column_end(c);
    memcpy(b->bytes + b->used, s, n);
    text->value.pointer.length = (uint32_t)n;
    memcpy(text->value.pointer.prefix, s, sizeof text->value.pointer.prefix);
    b->used += n;
    b->row[b->n++] = (uint32_t)row;
}

void column_answer(struct column *c, idx_t row, const struct sql_value *answer)
{
    if (answer->is_null)
        column_null(c, row);
    else if (c->type == SQL_INTEGER)
        ((int64_t *)c->data)[row] = answer->number;
    else if (c->type == SQL_BOOLEAN)
        ((bool *)c->data)[row] = answer->number != 0;
    else if (answer->n > UINT32_MAX)
        c->too_long = true;
    else if (answer->is_ascii || sql_is_utf8(answer->s, answer->n))
        column_text(c, row, answer->s, answer->n);
    else
        column_null(c, row);
}

/* ---- several ---- */

bool columns_begin(struct columns *to, duckdb_vector record,
                   const struct sql_function *function)
{
    unsigned i;

    to->n = function->n_columns;
    for (i = 0; i < to->n; i++)
        if (!column_begin(&to->column[i], duckdb_struct_vector_get_child(record, i),
                          function->columns[i].type))
            return false;
    return true;
}

void columns_moved(struct columns *to)
{
    unsigned i;

    for (i = 0; i < to->n; i++)
        column_moved(&to->column[i]);
}

void columns_null(struct columns *to, idx_t row)
{
    unsigned i;

    for (i = 0; i < to->n; i++)
        column_null(&to->column[i], row);
}

void columns_answer(struct columns *to, idx_t row, const struct sql_value *answers)
{
    unsigned i;

    for (i = 0; i < to->n; i++)
        column_answer(&to->column[i], row, &answers[i]);
}

void columns_end(struct columns *to)
{
    unsigned i;

    for (i = 0; i < to->n; i++)
        column_end(&to->column[i]);
}

bool columns_too_long(const struct columns *from)
{
    unsigned i;

    for (i = 0; i < from->n; i++)
        if (from->column[i].too_long)
            return true;
    return false;
}

void columns_free(struct columns *to)
{
    unsigned i;

    for (i = 0; i < SQL_MOST_COLUMNS; i++)
        column_free(&to->column[i]);
}
