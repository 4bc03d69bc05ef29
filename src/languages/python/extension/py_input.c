/* Takes Arrow arrays from the PyCapsules of other libraries. */
#include "py_input.h"

void py_row_error(int64_t row, const char *what)
{
    PyErr_Format(PyExc_ValueError, "row %lld: %s", (long long)row, what);
}

/* ---- capsules ---- */

/* Moves the struct out, so that the capsule's destructor releases nothing.  Of several threads one
 * gets it. */
static int move(PyObject *capsule, const char *name, void *to, size_t size, size_t release_at)
{
    void *release;
    const int is_valid = PyCapsule_IsValid(capsule, name);
    char *const from = is_valid ? PyCapsule_GetPointer(capsule, name) : NULL;

    if (from == NULL) {
        PyErr_Format(PyExc_TypeError, "expected a PyCapsule named %s", name);
        return -1;
    }
    release = __atomic_exchange_n((void **)(void *)(from + release_at), NULL, __ATOMIC_ACQ_REL);
    if (release == NULL) {
        PyErr_Format(PyExc_ValueError, "the %s has been released", name);
        return -1;
    }
    memcpy(to, from, size);
    memcpy((char *)to + release_at, &release, sizeof release);
    return 0;
}

static int take_schema(PyObject *capsule, struct ArrowSchema *schema)
{
    return move(capsule, "arrow_schema", schema, sizeof *schema,
                offsetof(struct ArrowSchema, release));
}

static int take_array(PyObject *object, struct py_input *input)
{
    PyObject *const pair = PyObject_CallMethod(object, "__arrow_c_array__", NULL);
    int status = -1;

    if (pair == NULL)
        return -1;
    if (!PyTuple_Check(pair) || PyTuple_Size(pair) != 2)
        PyErr_SetString(PyExc_TypeError, "__arrow_c_array__ did not return two capsules");
    else if (take_schema(PyTuple_GetItem(pair, 0), &input->schema) == 0)
        status = move(PyTuple_GetItem(pair, 1), "arrow_array", &input->array,
                      sizeof input->array, offsetof(struct ArrowArray, release));
    Py_DECREF(pair);
    return status;
}

static int stream_error(struct py_input *input, int code)
{
    const char *const message =
        input->stream.get_last_error ? input->stream.get_last_error(&input->stream) : NULL;

    if (!PyErr_Occurred())
        PyErr_Format(PyExc_ValueError, "row %lld: the stream failed: %s (%d)",
                     (long long)input->row, message ? message : "", code);
    return -1;
}

static int take_stream(PyObject *object, struct py_input *input)
{
    PyObject *const capsule = PyObject_CallMethod(object, "__arrow_c_stream__", NULL);
    int status;

    if (capsule == NULL)
        return -1;
    status = move(capsule, "arrow_array_stream", &input->stream, sizeof input->stream,
                  offsetof(struct ArrowArrayStream, release));
    Py_DECREF(capsule);
    if (status < 0)
        return -1;
    input->is_stream = true;
    status = input->stream.get_schema(&input->stream, &input->schema);
    if (status != 0) {
        input->schema.release = NULL;
        return stream_error(input, status);
    }
    return 0;
}

/* ---- tables of one column ---- */

static bool is_format(const struct ArrowSchema *type, const char *format)
{
    return type->format && strcmp(type->format, format) == 0;
}

static int find_type(struct py_input *input)
{
    const struct ArrowSchema *const schema = &input->schema;

    input->type = schema;
    input->is_table = is_format(schema, "+s");
    if (input->is_table) {
        if (schema->n_children != 1) {
            PyErr_Format(PyExc_TypeError, "a table of %lld columns: choose one",
                         (long long)schema->n_children);
            return -1;
        }
        if (schema->children == NULL || schema->children[0] == NULL ||
            schema->children[0]->release == NULL) {
            PyErr_SetString(PyExc_ValueError, "the arrow_schema lacks its child");
            return -1;
        }
        input->type = schema->children[0];
    }
    input->is_null = is_format(input->type, "n") && input->type->dictionary == NULL;
    if (input->is_null)
        input->type = &py_list_type;
    if (!py_is_text(input->type)) {
        PyErr_Format(PyExc_TypeError, "a column of strings or bytes is needed, not one of the "
                     "Arrow format %s%s", input->type->format ? input->type->format : "NULL",
                     input->type->dictionary ? " with a dictionary" : "");
        return -1;
    }
    return 0;
}

/* The only column of a struct array takes its place. */
static int unwrap(struct py_input *input)
{
    struct ArrowArray outer = input->array, inner;

    if (!input->is_table)
        return 0;
    if (outer.n_children != 1 || outer.children == NULL || outer.children[0] == NULL ||
        outer.children[0]->release == NULL || outer.length < 0 || outer.offset < 0) {
        py_row_error(input->row, "the array is not that of its type");
        return -1;
    }
    if (outer.null_count != 0 && outer.n_buffers > 0 && outer.buffers && outer.buffers[0]) {
        py_row_error(input->row, "rows of the table itself are null");
        return -1;
    }
    inner = *outer.children[0];
    if (!py_is_range(inner.offset, inner.length)) {
        py_row_error(input->row, py_no_range);
        return -1;
    }
    if (inner.length < outer.offset || inner.length - outer.offset < outer.length) {
        py_row_error(input->row, "the column has fewer rows than its table");
        return -1;
    }
    inner.offset += outer.offset;
    inner.length = outer.length;
    if (outer.offset > 0 && inner.null_count > 0)
        inner.null_count = -1;
    outer.children[0]->release = NULL;
    outer.release(&outer);
    input->array = inner;
    return 0;
}

/* Nulls without buffers become texts that are null. */
static int give_buffers(struct py_input *input)
{
    const int64_t rows = input->array.length;

    if (!py_is_range(input->array.offset, rows)) {
        py_row_error(input->row, py_no_range);
        return -1;
    }
    input->array.release(&input->array);
    input->array.release = NULL;
    return py_from_nulls(rows, &input->array);
}

/* ---- the arrays ---- */

static int has(PyObject *object, const char *name)
{
    PyObject *const attribute = PyObject_GetAttrString(object, name);

    if (attribute == NULL) {
        if (!PyErr_ExceptionMatches(PyExc_AttributeError))
            return -1;
        PyErr_Clear();
        return 0;
    }
    Py_DECREF(attribute);
    return 1;
}

static int take(PyObject *object, struct py_input *input)
{
    int found;

    if (PyList_CheckExact(object) || PyTuple_CheckExact(object))
        return py_from_list(object, &input->schema, &input->array);
    found = has(object, "__arrow_c_array__");
    if (found != 0)
        return found < 0 ? -1 : take_array(object, input);
    found = has(object, "__arrow_c_stream__");
    if (found != 0)
        return found < 0 ? -1 : take_stream(object, input);
    PyErr_Format(PyExc_TypeError,
                 "a column has __arrow_c_array__ or __arrow_c_stream__, or is a list: not %R",
                 (PyObject *)Py_TYPE(object));
    return -1;
}

int py_open_input(PyObject *object, struct py_input *input)
{
    memset(input, 0, sizeof *input);
    if (take(object, input) == 0 && find_type(input) == 0)
        return 0;
    py_close_input(input);
    return -1;
}

int py_next_input(struct py_input *input)
{
    const char *wrong;

    input->row += (int64_t)input->strings.rows;
    input->strings.rows = 0;
    if (input->is_done)
        return 0;
    if (input->is_stream) {
        int status;

        memset(&input->array, 0, sizeof input->array);
        Py_BEGIN_ALLOW_THREADS
        status = input->stream.get_next(&input->stream, &input->array);
        Py_END_ALLOW_THREADS
        if (status != 0) {
            input->array.release = NULL;
            return stream_error(input, status);
        }
        if (input->array.release == NULL) {
            input->is_done = true;
            return 0;
        }
    } else {
        input->is_done = true;
    }
    if (unwrap(input) < 0 || (input->is_null && give_buffers(input) < 0))
        return -1;
    wrong = py_read_strings(&input->array, input->type, &input->strings);
    if (wrong) {
        input->strings.rows = 0;
        py_row_error(input->row, wrong);
        return -1;
    }
    return 1;
}

void py_hide_error(struct py_hidden *hidden)
{
    PyErr_Fetch(&hidden->type, &hidden->value, &hidden->traceback);
}

void py_show_error(struct py_hidden *hidden)
{
    PyErr_Restore(hidden->type, hidden->value, hidden->traceback);
}

void py_close_input(struct py_input *input)
{
    struct py_hidden hidden;

    py_hide_error(&hidden);
    if (input->array.release)
        input->array.release(&input->array);
    if (input->is_stream && input->stream.release)
        input->stream.release(&input->stream);
    if (input->schema.release)
        input->schema.release(&input->schema);
    memset(input, 0, sizeof *input);
    py_show_error(&hidden);
}
