/* Makes an Arrow array of the texts in a list. */
#include "py_input.h"

#include <stdlib.h>

/* Text of bytes if one of them is bytes; both are copied. */
struct listed {
    int64_t *offsets;
    uint8_t *valid;
    char *data;
    size_t n, size;
    const void *buffers[3];
};

static void drop(struct listed *l)
{
    free(l->offsets);
    free(l->valid);
    free(l->data);
    free(l);
}

static void release_array(struct ArrowArray *array)
{
    drop(array->private_data);
    array->release = NULL;
}

static void release_type(struct ArrowSchema *type)
{
    type->release = NULL;
}

static int append(struct listed *l, const char *s, size_t n)
{
    if (n > l->size - l->n) {
        const size_t size = l->size * 2 > l->n + n ? l->size * 2 : l->n + n;
        char *const data = realloc(l->data, size);

        if (data == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        l->data = data;
        l->size = size;
    }
    if (n > 0)
        memcpy(l->data + l->n, s, n);
    l->n += n;
    return 0;
}

/* 1 if the row is bytes. */
static int put(struct listed *l, size_t row, PyObject *object)
{
    struct py_text text;
    int status;

    if (object != Py_None) {
        if (!PyUnicode_Check(object) && !PyBytes_Check(object)) {
            PyErr_Format(PyExc_TypeError, "row %zu: str, bytes or None is needed, not %R", row,
                         (PyObject *)Py_TYPE(object));
            return -1;
        }
        if (py_take(object, "row", &text) < 0)
            return -1;
        status = append(l, text.s, text.n);
        /* what has surrogates is not UTF-8, and so bytes */
        if (status == 0)
            status = text.is_bytes || text.owner != object;
        py_drop(&text);
        if (status < 0)
            return -1;
        l->valid[row / 8] = (uint8_t)(l->valid[row / 8] | 1u << row % 8);
        l->offsets[row + 1] = (int64_t)l->n;
        return status;
    }
    l->offsets[row + 1] = (int64_t)l->n;
    return 0;
}

static struct listed *make(size_t rows)
{
    struct listed *const l = calloc(1, sizeof *l);

    if (l == NULL)
        return NULL;
    l->size = 1024;
    l->offsets = calloc(rows + 1, sizeof *l->offsets);
    l->valid = calloc(rows / 8 + 1, 1);
    l->data = malloc(l->size);
    if (l->offsets && l->valid && l->data)
        return l;
    drop(l);
    return NULL;
}

static void give(struct listed *l, int64_t rows, struct ArrowArray *array)
{
    memset(array, 0, sizeof *array);
    l->buffers[0] = l->valid;
    l->buffers[1] = l->offsets;
    l->buffers[2] = l->data;
    array->length = rows;
    array->null_count = -1;
    array->n_buffers = 3;
    array->buffers = l->buffers;
    array->private_data = l;
    array->release = release_array;
}

const struct ArrowSchema py_list_type = {
    .format = "U", .name = "", .flags = ARROW_FLAG_NULLABLE, .release = release_type
};

int py_from_nulls(int64_t rows, struct ArrowArray *array)
{
    struct listed *const l = make((size_t)rows);

    if (l == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    give(l, rows, array);
    return 0;
}

int py_from_list(PyObject *list, struct ArrowSchema *type, struct ArrowArray *array)
{
    const Py_ssize_t rows = PySequence_Size(list);
    struct listed *const l = rows < 0 ? NULL : make((size_t)rows);
    bool is_binary = false;
    Py_ssize_t row;

    if (l == NULL) {
        if (!PyErr_Occurred())
            PyErr_NoMemory();
        return -1;
    }
    for (row = 0; row < rows; row++) {
        PyObject *const object = PySequence_GetItem(list, row);
        const int status = object ? put(l, (size_t)row, object) : -1;

        Py_XDECREF(object);
        if (status < 0 || PyErr_CheckSignals() < 0) {
            drop(l);
            return -1;
        }
        is_binary = is_binary || status == 1;
    }
    *type = py_list_type;
    if (is_binary)
        type->format = "Z";
    give(l, rows, array);
    return 0;
}
