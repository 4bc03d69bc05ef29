/* Tuples that are made item by item. */
#include "py_uric.h"

int py_append(PyObject *list, PyObject *item)
{
    const int status = item ? PyList_Append(list, item) : -1;

    Py_XDECREF(item);
    return status;
}

PyObject *py_tuple_of(PyObject *list)
{
    PyObject *const tuple = list && !PyErr_Occurred() ? PyList_AsTuple(list) : NULL;

    Py_XDECREF(list);
    return tuple;
}
