/* Builds Arrow arrays of the types that SQL functions answer with. */
#include "py_answers.h"

#include "engines/sql_utf8.h"

#include <stdlib.h>
#include <string.h>

/* ---- columns ---- */

static void describe(struct py_answers *a, const char *name, enum sql_type type)
{
    a->name = name;
    a->layout = type == SQL_TEXT      ? PY_TEXT
                : type == SQL_BOOLEAN ? PY_BOOLEAN
                : type == SQL_INTEGER ? PY_INTEGER
                : type == SQL_RECORD  ? PY_STRUCT
                                      : PY_LIST;
}

static int add_children(struct py_answers *a, unsigned n)
{
    a->children = calloc(n, sizeof *a->children);
    if (a->children == NULL)
        return -1;
    a->n_children = n;
    return 0;
}

static int add_texts(struct py_answers *a)
{
    if (add_children(a, 1) < 0)
        return -1;
    describe(a->children, "item", SQL_TEXT);
    return 0;
}

static int add_columns(struct py_answers *a, const struct sql_function *f)
{
    unsigned i;

    if (add_children(a, f->n_columns) < 0)
        return -1;
    for (i = 0; i < f->n_columns; i++) {
        describe(&a->children[i], f->columns[i].name, f->columns[i].type);
        if (f->columns[i].type == SQL_TEXTS && add_texts(&a->children[i]) < 0)
            return -1;
    }
    return 0;
}

int py_answers_open(struct py_answers *a, const struct sql_function *f)
{
    memset(a, 0, sizeof *a);
    describe(a, "", f->result);
    switch (f->result) {
    case SQL_TEXTS: return add_texts(a);
    case SQL_RECORD: return add_columns(a, f);
    case SQL_ROWS:
        if (add_children(a, 1) < 0)
            return -1;
        describe(a->children, "item", SQL_RECORD);
        return add_columns(a->children, f);
    default: return 0;
    }
}

void py_answers_close(struct py_answers *a)
{
    unsigned i;

    for (i = 0; i < a->n_children; i++)
        py_answers_close(&a->children[i]);
    free(a->children);
    free(a->valid);
    free(a->offsets);
    free(a->data);
    memset(a, 0, sizeof *a);
}

/* ---- rows ---- */

static bool has_offsets(const struct py_answers *a)
{
    return a->layout == PY_TEXT || a->layout == PY_LIST;
}

static int grow_rows(struct py_answers *a)
{
    const size_t room = a->room ? a->room * 2 : 1024, old = a->room / 8;
    uint8_t *const valid = realloc(a->valid, room / 8);

    if (valid == NULL)
        return -1;
    memset(valid + old, 0, room / 8 - old);
    a->valid = valid;
    if (has_offsets(a)) {
        int32_t *const offsets = realloc(a->offsets, (room + 1) * sizeof *offsets);

        if (offsets == NULL)
            return -1;
        a->offsets = offsets;
        a->offsets[0] = 0;
    }
    a->room = room;
    return 0;
}

static int grow_data(struct py_answers *a, size_t n)
{
    char *data;

    if (a->data && n <= a->size - a->n)
        return 0;
    n += a->n < 4096 ? 4096 : 2 * a->n;
    data = realloc(a->data, n);
    if (data == NULL)
        return -1;
    a->data = data;
    a->size = n;
    return 0;
}

static enum py_answers_status add(struct py_answers *a, const void *s, size_t n)
{
    if (n > (size_t)INT32_MAX - a->n)
        return PY_PUT_TOO_LONG;
    if (grow_data(a, n) < 0)
        return PY_PUT_NO_MEMORY;
    if (n > 0)
        memcpy(a->data + a->n, s, n);
    a->n += n;
    return PY_PUT;
}

/* Bits: a byte is begun with the first row in it. */
static enum py_answers_status add_bit(struct py_answers *a, bool bit)
{
    const char none = 0;

    if (a->rows % 8 == 0 && add(a, &none, 1) != PY_PUT)
        return PY_PUT_NO_MEMORY;
    if (bit)
        a->data[a->rows / 8] = (char)(a->data[a->rows / 8] | 1 << a->rows % 8);
    return PY_PUT;
}

static enum py_answers_status end_row(struct py_answers *a, bool is_valid)
{
    if (a->layout == PY_LIST && a->children->rows > INT32_MAX)
        return PY_PUT_TOO_LONG;
    if (a->rows == a->room && grow_rows(a) < 0)
        return PY_PUT_NO_MEMORY;
    if (is_valid)
        a->valid[a->rows / 8] = (uint8_t)(a->valid[a->rows / 8] | 1u << a->rows % 8);
    else
        a->nulls++;
    a->rows++;
    if (has_offsets(a))
        a->offsets[a->rows] = (int32_t)(a->layout == PY_LIST ? a->children->rows : a->n);
    return PY_PUT;
}

enum py_answers_status py_put_null(struct py_answers *a)
{
    static const int64_t zero = 0;
    enum py_answers_status status = PY_PUT;
    unsigned i;

    if (a->layout == PY_INTEGER)
        status = add(a, &zero, sizeof zero);
    else if (a->layout == PY_BOOLEAN)
        status = add_bit(a, false);
    for (i = 0; a->layout == PY_STRUCT && status == PY_PUT && i < a->n_children; i++)
        status = py_put_null(&a->children[i]);
    return status == PY_PUT ? end_row(a, false) : status;
}

static enum py_answers_status put(struct py_answers *a, const struct sql_value *value)
{
    enum py_answers_status status = PY_PUT;
    unsigned i;

    if (value->is_null || (a->layout == PY_TEXT && !sql_is_utf8(value->s, value->n)))
        return py_put_null(a);
    if (a->layout == PY_TEXT)
        status = add(a, value->s, value->n);
    else if (a->layout == PY_INTEGER)
        status = add(a, &value->number, sizeof value->number);
    else if (a->layout == PY_BOOLEAN)
        status = add_bit(a, value->number != 0);
    else
        for (i = 0; status == PY_PUT && i < value->count; i++)
            status = put(a->children, &value->texts[i]);
    return status == PY_PUT ? end_row(a, true) : status;
}

static enum py_answers_status put_struct(struct py_answers *a, const struct sql_value *columns)
{
    enum py_answers_status status = PY_PUT;
    unsigned i;

    for (i = 0; status == PY_PUT && i < a->n_children; i++)
        status = put(&a->children[i], &columns[i]);
    return status == PY_PUT ? end_row(a, true) : status;
}

enum py_answers_status py_put_answer(struct py_answers *a, const struct sql_function *f,
                                     const struct sql_value *answer)
{
    return f->result == SQL_RECORD ? put_struct(a, answer) : put(a, answer);
}

enum py_answers_status py_put_columns(struct py_answers *a, const struct sql_function *f,
                                      const struct sql_value *columns)
{
    (void)f;
    return put_struct(a->children, columns);
}

enum py_answers_status py_end_rows(struct py_answers *a)
{
    return end_row(a, true);
}

size_t py_answers_size(const struct py_answers *a)
{
    size_t most = a->n > a->rows ? a->n : a->rows;
    unsigned i;

    for (i = 0; i < a->n_children; i++) {
        const size_t size = py_answers_size(&a->children[i]);

        most = size > most ? size : most;
    }
    return most;
}

/* ---- types ---- */

static void release_type(struct ArrowSchema *type)
{
    int64_t i;

    for (i = 0; i < type->n_children; i++) {
        if (type->children[i]->release)
            type->children[i]->release(type->children[i]);
    }
    free(type->private_data);
    type->release = NULL;
}

int py_answers_type(const struct py_answers *a, struct ArrowSchema *type)
{
    static const char *const formats[] = { "u", "b", "l", "+l", "+s" };
    struct types {
        struct ArrowSchema *pointers[SQL_MOST_COLUMNS], children[SQL_MOST_COLUMNS];
    } *types = NULL;
    unsigned i;

    memset(type, 0, sizeof *type);
    if (a->n_children > 0 && (types = malloc(sizeof *types)) == NULL)
        return -1;
    type->children = types ? types->pointers : NULL;
    type->private_data = types;
    type->format = formats[a->layout];
    type->name = a->name;
    type->flags = ARROW_FLAG_NULLABLE;
    type->release = release_type;
    for (i = 0; i < a->n_children; i++) {
        types->pointers[i] = &types->children[i];
        if (py_answers_type(&a->children[i], types->pointers[i]) < 0) {
            release_type(type);
            return -1;
        }
        type->n_children++;
    }
    return 0;
}

/* ---- arrays ---- */

struct made {
    void *owned[3];
    const void *buffers[3];
    struct ArrowArray **pointers, *children;
};

static void release_array(struct ArrowArray *array)
{
    struct made *const made = array->private_data;
    int64_t i;

    for (i = 0; i < array->n_children; i++) {
        if (made->children[i].release)
            made->children[i].release(&made->children[i]);
    }
    for (i = 0; i < 3; i++)
        free(made->owned[i]);
    free(made->pointers);
    free(made->children);
    free(made);
    array->release = NULL;
}

/* Arrow wants an offset also where there are no rows. */
static int finish(struct py_answers *a)
{
    if (a->room == 0 && grow_rows(a) < 0)
        return -1;
    return a->layout == PY_LIST || a->layout == PY_STRUCT ? 0 : grow_data(a, 1);
}

static void move_buffers(struct py_answers *a, struct made *made, struct ArrowArray *array)
{
    int n = 0;

    made->owned[n++] = a->valid;
    if (has_offsets(a))
        made->owned[n++] = a->offsets;
    if (a->layout != PY_LIST && a->layout != PY_STRUCT)
        made->owned[n++] = a->data;
    array->n_buffers = n;
    while (n-- > 0)
        made->buffers[n] = made->owned[n];
    array->length = (int64_t)a->rows;
    array->null_count = a->nulls;
    array->buffers = made->buffers;
    a->valid = NULL;
    a->offsets = NULL;
    a->data = NULL;
    a->rows = a->room = a->n = a->size = 0;
    a->nulls = 0;
}

int py_answers_array(struct py_answers *a, struct ArrowArray *array)
{
    struct made *const made = calloc(1, sizeof *made);
    unsigned i;

    memset(array, 0, sizeof *array);
    if (made == NULL || finish(a) < 0) {
        free(made);
        return -1;
    }
    array->private_data = made;
    array->release = release_array;
    move_buffers(a, made, array);
    if (a->n_children == 0)
        return 0;
    made->pointers = calloc(a->n_children, sizeof *made->pointers);
    made->children = calloc(a->n_children, sizeof *made->children);
    array->children = made->pointers;
    for (i = 0; made->pointers && made->children && i < a->n_children; i++) {
        made->pointers[i] = &made->children[i];
        if (py_answers_array(&a->children[i], &made->children[i]) < 0)
            break;
        array->n_children++;
    }
    if (array->n_children == (int64_t)a->n_children)
        return 0;
    release_array(array);
    return -1;
}
