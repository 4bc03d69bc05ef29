/* agree() and read_as(): what other parsers find. */
#include "py_uric.h"

#include "uric_readings.h"

#include "py_readers.h"

int py_reader_set(PyObject *readers, unsigned *set)
{
    PyObject *each, *name;

    *set = 0;
    if (readers == NULL || readers == Py_None)
        return 0;
    if (PyUnicode_Check(readers)) {
        PyErr_SetString(PyExc_TypeError, "readers must be a sequence of names, not a str");
        return -1;
    }
    each = PyObject_GetIter(readers);
    if (each == NULL)
        return -1;
    while ((name = PyIter_Next(each)) != NULL) {
        const int i = py_number(name, "reader", uric_reader_name, URIC_READERS);

        Py_DECREF(name);
        if (i < 0)
            break;
        *set |= 1u << i;
    }
    Py_DECREF(each);
    return PyErr_Occurred() ? -1 : 0;
}

PyObject *py_agree(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "text", "readers", NULL };
    struct uric_agreement a;
    struct py_text text;
    PyObject *object, *readers = NULL, *result;
    unsigned set;

    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|O", names, &object, &readers) ||
        py_reader_set(readers, &set) < 0 || py_take(object, "text", &text) < 0)
        return NULL;
    if (uric_agree(text.s, text.n, set, &a))
        result = Py_BuildValue("");
    else
        result = Py_BuildValue(
            "{s:s,s:z,s:s,s:n}", "verdict", uric_agreement_verdict_name(a.verdict), "reason",
            uric_reading_reason_name(a.reason), "reader", uric_reader_name(a.reader), "offset",
            (Py_ssize_t)py_position(&text, a.at));
    py_drop(&text);
    return result;
}

struct reading {
    const struct py_text *text;
    struct uric_reading r;
    enum uric_part part;
};

static enum uric_status write_part(void *context, char *buffer, size_t size, size_t *length)
{
    const struct reading *const r = context;

    return uric_reading_write(r->text->s, &r->r, r->part, buffer, size, length);
}

static int add_part(PyObject *result, struct reading *r, enum uric_part part)
{
    struct py_written written;
    PyObject *value;
    int status;

    r->part = part;
    value = py_write(write_part, r, r->text->n, &written) == URIC_OK
                ? py_give(written.s, written.n, r->text->is_bytes)
                : PyErr_Occurred() ? NULL : Py_BuildValue("");
    py_unwrite(&written);
    status = value ? PyDict_SetItemString(result, uric_part_name((int)part), value) : -1;
    Py_XDECREF(value);
    return status;
}

PyObject *py_read_as(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "reader", "text", "oldest", NULL };
    static const enum uric_part parts[] = { URIC_SCHEME, URIC_HOST, URIC_PORT, URIC_PATH };
    struct py_text text;
    struct reading r;
    PyObject *reader, *object, *result = NULL;
    int oldest = 0, number;
    size_t i;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OO|p", names, &reader, &object,
                                     &oldest) ||
        (number = py_number(reader, "reader", uric_reader_name, URIC_READERS)) < 0 ||
        py_take(object, "text", &text) < 0)
        return NULL;
    r.text = &text;
    if (uric_read_as((enum uric_reader)(number | (oldest ? URIC_READER_OLDEST : 0)), text.s,
                     text.n, &r.r) != URIC_OK)
        py_raise_status(py_state_of(module), URIC_TOO_LONG);
    else
        result = Py_BuildValue(
            "{s:s,s:z,s:n}", "verdict", uric_reading_verdict_name((int)r.r.verdict), "reason",
            uric_reading_reason_name((int)r.r.reason), "offset",
            (Py_ssize_t)py_position(&text, r.r.at));
    for (i = 0; result && i < 4; i++) {
        if (add_part(result, &r, parts[i]) < 0)
            Py_CLEAR(result);
    }
    py_drop(&text);
    return result;
}
