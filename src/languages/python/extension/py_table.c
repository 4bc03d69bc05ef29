/* The types Table and Column: results that other libraries take over by Arrow's PyCapsule
 * interface. */
#include "py_chunks.h"

#include <stdlib.h>

/* Both types. */
struct py_table {
    PyObject_HEAD
    struct py_view view;
};

static const struct py_view *view_of(PyObject *self)
{
    return &((struct py_table *)self)->view;
}

/* The type of the whole, whose children are the columns of a table. */
static const struct ArrowSchema *type_of(PyObject *self)
{
    return &view_of(self)->chunks->type;
}

/* Objects die also while an exception is set, and the release of an input that they keep may be
 * written in Python. */
static void leave(struct py_chunks *chunks)
{
    struct py_hidden hidden;

    py_hide_error(&hidden);
    py_leave_chunks(chunks);
    py_show_error(&hidden);
}

/* Takes the view's chunks over, also if it fails. */
static PyObject *make(PyObject *type, struct py_view view)
{
    struct py_table *const table =
        (struct py_table *)PyType_GenericAlloc((PyTypeObject *)type, 0);

    if (table == NULL) {
        leave(view.chunks);
        return NULL;
    }
    table->view = view;
    return (PyObject *)table;
}

PyObject *py_new_table(struct py_state *state, struct py_chunks *chunks)
{
    return make(state->table, py_view_of(chunks, -1));
}

PyObject *py_new_column(struct py_state *state, struct py_chunks *chunks)
{
    return make(state->column, py_view_of(chunks, -1));
}

/* Another view of the same chunks. */
static PyObject *make_another(PyObject *type, struct py_view view)
{
    __atomic_add_fetch(&view.chunks->users, 1, __ATOMIC_RELAXED);
    return make(type, view);
}

static void dealloc(PyObject *self)
{
    leave(view_of(self)->chunks);
    py_free(self);
}

/* ---- capsules ---- */

static void drop_type(PyObject *capsule)
{
    struct ArrowSchema *const type = PyCapsule_GetPointer(capsule, "arrow_schema");

    if (type->release)
        type->release(type);
    free(type);
}

static void drop_array(PyObject *capsule)
{
    struct ArrowArray *const array = PyCapsule_GetPointer(capsule, "arrow_array");
    struct py_hidden hidden;

    py_hide_error(&hidden);
    if (array->release)
        array->release(array);
    py_show_error(&hidden);
    free(array);
}

static void drop_stream(PyObject *capsule)
{
    struct ArrowArrayStream *const stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
    struct py_hidden hidden;

    py_hide_error(&hidden);
    if (stream->release)
        stream->release(stream);
    py_show_error(&hidden);
    free(stream);
}

/* Takes over what was made; a failure to make it is MemoryError. */
static PyObject *capsule(void *made, int status, const char *name, PyCapsule_Destructor drop)
{
    PyObject *result;

    if (status < 0) {
        free(made);
        return PyErr_NoMemory();
    }
    result = PyCapsule_New(made, name, drop);
    if (result == NULL)
        free(made);
    return result;
}

static PyObject *type_capsule(PyObject *self)
{
    struct ArrowSchema *const type = malloc(sizeof *type);

    return capsule(type, type ? py_share_type(view_of(self), type) : -1, "arrow_schema",
                   drop_type);
}

static PyObject *c_schema(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return type_capsule(self);
}

/* What a consumer requests is no command: it casts what it gets. */
static int take_request(PyObject *arguments, PyObject *named)
{
    static char *names[] = { "requested_schema", NULL };
    PyObject *request;

    return PyArg_ParseTupleAndKeywords(arguments, named, "|O", names, &request) ? 0 : -1;
}

static PyObject *c_stream(PyObject *self, PyObject *arguments, PyObject *named)
{
    struct ArrowArrayStream *stream;

    if (take_request(arguments, named) < 0)
        return NULL;
    stream = malloc(sizeof *stream);
    return capsule(stream, stream ? py_share_stream(view_of(self), stream) : -1,
                   "arrow_array_stream", drop_stream);
}

static PyObject *c_array(PyObject *self, PyObject *arguments, PyObject *named)
{
    struct ArrowArray *array;
    PyObject *type, *content;

    if (take_request(arguments, named) < 0 || (type = type_capsule(self)) == NULL)
        return NULL;
    array = malloc(sizeof *array);
    content = capsule(array, array ? py_share_array(view_of(self), 0, array) : -1, "arrow_array",
                      drop_array);
    if (content == NULL) {
        Py_DECREF(type);
        return NULL;
    }
    return Py_BuildValue("(NN)", type, content);
}

static PyMethodDef c_array_method = {
    "__arrow_c_array__", (PyCFunction)(void (*)(void))c_array, METH_VARARGS | METH_KEYWORDS,
    NULL
};

/* Only one array has this attribute: consumers look for it first. */
static PyObject *get_c_array(PyObject *self, void *nothing)
{
    (void)nothing;
    if (py_view_arrays(view_of(self)) == 1)
        return PyCFunction_New(&c_array_method, self);
    PyErr_SetString(PyExc_AttributeError, "__arrow_c_array__: there are several arrays, or none");
    return NULL;
}

/* ---- what Python asks ---- */

static Py_ssize_t rows(PyObject *self)
{
    return (Py_ssize_t)view_of(self)->rows;
}

static PyObject *row_at(PyObject *self, Py_ssize_t row)
{
    if (row < 0 || row >= rows(self)) {
        PyErr_SetString(PyExc_IndexError, "there is no such row");
        return NULL;
    }
    return py_value_at(view_of(self), (size_t)row);
}

static PyObject *to_pylist(PyObject *self, PyObject *nothing)
{
    const Py_ssize_t n = rows(self);
    PyObject *const values = PyList_New(n);
    Py_ssize_t row;

    (void)nothing;
    for (row = 0; values && row < n; row++) {
        PyObject *const value = row_at(self, row);

        if (value == NULL || PyList_SetItem(values, row, value) < 0 || PyErr_CheckSignals() < 0) {
            Py_DECREF(values);
            return NULL;
        }
    }
    return values;
}

static PyObject *column_names(PyObject *self, void *nothing)
{
    const struct ArrowSchema *const type = type_of(self);
    PyObject *const names = PyList_New((Py_ssize_t)type->n_children);
    int64_t i;

    (void)nothing;
    for (i = 0; names && i < type->n_children; i++) {
        PyObject *const name = PyUnicode_FromString(type->children[i]->name);

        if (name == NULL || PyList_SetItem(names, (Py_ssize_t)i, name) < 0) {
            Py_DECREF(names);
            return NULL;
        }
    }
    return names;
}

static PyObject *null_count(PyObject *self, void *nothing)
{
    (void)nothing;
    return PyLong_FromSize_t(py_view_nulls(view_of(self)));
}

/* The number of a column, -1 without one. */
static int find(PyObject *self, PyObject *name)
{
    const struct ArrowSchema *const type = type_of(self);
    int i;

    for (i = 0; PyUnicode_Check(name) && i < type->n_children; i++) {
        if (PyUnicode_CompareWithASCIIString(name, type->children[i]->name) == 0)
            return i;
    }
    return -1;
}

static int has_column(PyObject *self, PyObject *name)
{
    return find(self, name) >= 0;
}

static PyObject *each_name(PyObject *self)
{
    PyObject *const names = column_names(self, NULL);
    PyObject *const each = names ? PyObject_GetIter(names) : NULL;

    Py_XDECREF(names);
    return each;
}

/* Rows that follow each other, of the same type. */
static PyObject *slice_of(PyObject *self, PyObject *slice)
{
    struct py_view view = *view_of(self);
    Py_ssize_t from, to, step;

    if (PySlice_Unpack(slice, &from, &to, &step) < 0)
        return NULL;
    if (step != 1) {
        PyErr_SetString(PyExc_ValueError, "the step of a slice of rows must be 1");
        return NULL;
    }
    view.rows = (size_t)PySlice_AdjustIndices((Py_ssize_t)view.rows, &from, &to, step);
    view.first += (size_t)from;
    return make_another((PyObject *)Py_TYPE(self), view);
}

static PyObject *column_or_slice(PyObject *self, PyObject *key)
{
    struct py_view view = *view_of(self);

    if (PySlice_Check(key))
        return slice_of(self, key);
    view.child = find(self, key);
    if (view.child >= 0)
        return make_another(py_state_for(Py_TYPE(self))->column, view);
    PyErr_SetObject(PyExc_KeyError, key);
    return NULL;
}

static PyObject *value_or_slice(PyObject *self, PyObject *key)
{
    Py_ssize_t row;

    if (PySlice_Check(key))
        return slice_of(self, key);
    row = PyNumber_AsSsize_t(key, PyExc_IndexError);
    if (row == -1 && PyErr_Occurred())
        return NULL;
    return row_at(self, row < 0 ? row + rows(self) : row);
}

static PyObject *represent(PyObject *self)
{
    PyObject *const names = column_names(self, NULL);
    PyObject *const result =
        names ? PyUnicode_FromFormat("<uric.Table of %zd rows: %R>", rows(self), names) : NULL;

    Py_XDECREF(names);
    return result;
}

static PyObject *represent_column(PyObject *self)
{
    return PyUnicode_FromFormat("<uric.Column of %zd rows>", rows(self));
}

#define METHODS                                                                                  \
    { "__arrow_c_schema__", c_schema, METH_NOARGS, NULL },                                        \
    { "__arrow_c_stream__", (PyCFunction)(void (*)(void))c_stream, METH_VARARGS | METH_KEYWORDS,   \
      NULL },                                                                                     \
    { "to_pylist", to_pylist, METH_NOARGS,                                                        \
      "to_pylist($self)\n--\n\nThe rows: a list of values, of a table's dicts.\n\n"                    \
      ">>> columns(['http://h/a', '//', None], ['host', 'path']).to_pylist()[0]\n"                \
      "{'host': 'h', 'path': '/a'}\n"                                                            \
      ">>> columns(['http://h/a', '//', None], ['host'])['host'].to_pylist()\n"                   \
      "['h', '', None]" }

static PyMethodDef table_methods[] = { METHODS, { NULL, NULL, 0, NULL } };
static PyMethodDef column_methods[] = {
    METHODS, { "__class_getitem__", py_annotation, METH_O | METH_CLASS, NULL },
    { NULL, NULL, 0, NULL }
};

static PyGetSetDef table_getters[] = {
    { "__arrow_c_array__", get_c_array, NULL, NULL, NULL },
    { "column_names", column_names, NULL, "The names of the columns: a list.", NULL },
    { NULL, NULL, NULL, NULL, NULL }
};

static PyGetSetDef column_getters[] = {
    { "__arrow_c_array__", get_c_array, NULL, NULL, NULL },
    { "null_count", null_count, NULL, "How many rows are null.", NULL },
    { NULL, NULL, NULL, NULL, NULL }
};

static char table_doc[] =
    "Columns that other libraries take over by Arrow's PyCapsule interface, without a copy:\n"
    "pyarrow.table(t), polars.DataFrame(t), pandas.DataFrame.from_arrow(t).  t['host'] is one\n"
    "Column, t[10:20] a Table of these rows, without a copy; len(t) is the number of rows;\n"
    "'host' in t, and iteration, are of the names.";
static char column_doc[] =
    "A column that other libraries take over: pyarrow.chunked_array(c), polars.Series(c).\n"
    "c[0] and iteration give values, c[10:20] a Column of these rows, without a copy.\n\n"
    ">>> columns(['a', 'b c', 'd'], ['path'])['path'][1:].to_pylist()\n"
    "[None, 'd']";

static PyObject *refuse(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    (void)arguments;
    (void)named;
    PyErr_Format(PyExc_TypeError, "%R is made by functions of uric", (PyObject *)type);
    return NULL;
}

static PyType_Slot table_slots[] = { { Py_tp_doc, table_doc },
                                     { Py_tp_new, (void *)refuse },
                                     { Py_tp_dealloc, (void *)dealloc },
                                     { Py_tp_repr, (void *)represent },
                                     { Py_tp_methods, table_methods },
                                     { Py_tp_getset, table_getters },
                                     { Py_mp_length, (void *)rows },
                                     { Py_mp_subscript, (void *)column_or_slice },
                                     { Py_sq_contains, (void *)has_column },
                                     { Py_tp_iter, (void *)each_name },
                                     { 0, NULL } };
static PyType_Slot column_slots[] = { { Py_tp_doc, column_doc },
                                      { Py_tp_new, (void *)refuse },
                                      { Py_tp_dealloc, (void *)dealloc },
                                      { Py_tp_repr, (void *)represent_column },
                                      { Py_tp_methods, column_methods },
                                      { Py_tp_getset, column_getters },
                                      { Py_sq_length, (void *)rows },
                                      { Py_sq_item, (void *)row_at },
                                      { Py_mp_subscript, (void *)value_or_slice },
                                      { Py_tp_iter, (void *)PySeqIter_New },
                                      { 0, NULL } };

static PyType_Spec table_spec = { "uric.Table", sizeof(struct py_table), 0,
                                  Py_TPFLAGS_DEFAULT, table_slots };
static PyType_Spec column_spec = { "uric.Column", sizeof(struct py_table), 0,
                                   Py_TPFLAGS_DEFAULT, column_slots };

int py_add_table(PyObject *module, struct py_state *state)
{
    if (py_add_type(module, &table_spec, &state->table) < 0)
        return -1;
    return py_add_type(module, &column_spec, &state->column);
}
