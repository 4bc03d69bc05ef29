/* The rows of a Table or a Column as Python's values. */
#include "py_chunks.h"

static PyObject *value(const struct ArrowSchema *type, const struct ArrowArray *array, size_t row);

static bool has_bit(const void *bitmap, size_t i)
{
    return ((const uint8_t *)bitmap)[i / 8] >> i % 8 & 1;
}

static bool is_null(const struct ArrowArray *array, size_t i)
{
    return array->n_buffers > 0 && array->buffers[0] && !has_bit(array->buffers[0], i);
}

/* A text that a broken input made no UTF-8 has surrogates, as decoded parts have. */
static PyObject *text(const struct ArrowSchema *type, const struct ArrowArray *array, size_t row)
{
    struct py_strings strings;
    struct uric_bytes bytes;
    const char *const wrong = py_read_strings(array, type, &strings);

    if (wrong) {
        PyErr_SetString(PyExc_ValueError, wrong);
        return NULL;
    }
    bytes = py_string_at(&strings, row);
    if (strings.is_binary)
        return PyBytes_FromStringAndSize(bytes.s, (Py_ssize_t)bytes.n);
    return PyUnicode_DecodeUTF8(bytes.s, (Py_ssize_t)bytes.n, "surrogateescape");
}

/* The values of some rows: a list. */
static PyObject *list(const struct ArrowSchema *type, const struct ArrowArray *array, size_t from,
                      size_t to)
{
    PyObject *const values = PyList_New((Py_ssize_t)(to - from));
    size_t row;

    for (row = from; values && row < to; row++) {
        PyObject *const each = value(type, array, row);

        if (each == NULL || PyList_SetItem(values, (Py_ssize_t)(row - from), each) < 0) {
            Py_DECREF(values);
            return NULL;
        }
    }
    return values;
}

static PyObject *list_at(const struct ArrowSchema *type, const struct ArrowArray *array, size_t i)
{
    int32_t range[2];

    memcpy(range, (const char *)array->buffers[1] + i * sizeof *range, sizeof range);
    return list(type->children[0], array->children[0], (size_t)range[0], (size_t)range[1]);
}

static PyObject *record(const struct ArrowSchema *type, const struct ArrowArray *array, size_t i)
{
    PyObject *const cells = PyDict_New();
    int64_t k;

    for (k = 0; cells && k < type->n_children; k++) {
        PyObject *const cell = value(type->children[k], array->children[k], i);
        const int status =
            cell ? PyDict_SetItemString(cells, type->children[k]->name, cell) : -1;

        Py_XDECREF(cell);
        if (status < 0) {
            Py_DECREF(cells);
            return NULL;
        }
    }
    return cells;
}

static PyObject *number(char format, const char *main, size_t i)
{
    int32_t small;
    int64_t large;
    double decimal;

    switch (format) {
    case 'b': return PyBool_FromLong(has_bit(main, i));
    case 'i': memcpy(&small, main + i * sizeof small, sizeof small);
        return PyLong_FromLong(small);
    case 'g': memcpy(&decimal, main + i * sizeof decimal, sizeof decimal);
        return PyFloat_FromDouble(decimal);
    default: memcpy(&large, main + i * sizeof large, sizeof large);
        return PyLong_FromLongLong(large);
    }
}

/* Of the formats that the package writes. */
static PyObject *value(const struct ArrowSchema *type, const struct ArrowArray *array, size_t row)
{
    const size_t i = (size_t)array->offset + row;

    if (is_null(array, i))
        return Py_BuildValue("");
    if (py_is_text(type))
        return text(type, array, row);
    if (strcmp(type->format, "+s") == 0)
        return record(type, array, i);
    if (strcmp(type->format, "+l") == 0)
        return list_at(type, array, i);
    return number(type->format[0], array->buffers[1], i);
}

PyObject *py_value_at(const struct py_view *view, size_t row)
{
    const struct ArrowSchema *const whole = &view->chunks->type;
    const struct ArrowArray *const array = py_view_array(view, &row);

    return value(view->child < 0 ? whole : whole->children[view->child], array, row);
}
