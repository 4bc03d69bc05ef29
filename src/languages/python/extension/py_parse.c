/* parse(), check(), is_valid() and split(). */
#include "py_uric.h"

/* The arguments of the first three: a text, a rule, what to tolerate. */
static int arguments_of(PyObject *arguments, PyObject *named, PyObject **text,
                        struct py_how *how)
{
    static char *names[] = { "text", "rule", "tolerate", NULL };
    PyObject *rule = NULL, *tolerate = NULL;

    if (named == NULL && PyTuple_Size(arguments) == 1) { /* the common case, quickly */
        *text = PyTuple_GetItem(arguments, 0);
        memset(how, 0, sizeof *how);
        return 0;
    }
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|OO", names, text, &rule, &tolerate))
        return -1;
    return py_how(rule, tolerate, how);
}

PyObject *py_parse(PyObject *module, PyObject *arguments, PyObject *named)
{
    struct py_how how;
    PyObject *text;

    if (arguments_of(arguments, named, &text, &how) < 0)
        return NULL;
    return (PyObject *)py_uri_parse(py_state_of(module), text, &how);
}

/* Takes the text of a URI, too. */
static int take(struct py_state *state, PyObject *object, struct py_text *text)
{
    if ((PyObject *)Py_TYPE(object) == state->uri)
        return py_take(((struct py_uri *)object)->text, "text", text);
    return py_take(object, "text", text);
}

PyObject *py_check(PyObject *module, PyObject *arguments, PyObject *named)
{
    struct py_state *const state = py_state_of(module);
    struct py_how how;
    struct py_text text;
    struct uric u;
    enum uric_status status;
    PyObject *object, *error;

    if (arguments_of(arguments, named, &object, &how) < 0 || take(state, object, &text) < 0)
        return NULL;
    status = py_scan(&how, text.s, text.n, &u);
    error = status == URIC_OK ? Py_BuildValue("") : py_error_new(state, &how, &text, status, &u, -1);
    py_drop(&text);
    return error;
}

PyObject *py_is_valid(PyObject *module, PyObject *arguments, PyObject *named)
{
    struct py_how how;
    struct py_text text;
    struct uric u;
    bool is_valid;
    PyObject *object;

    if (arguments_of(arguments, named, &object, &how) < 0 ||
        take(py_state_of(module), object, &text) < 0)
        return NULL;
    is_valid = py_scan(&how, text.s, text.n, &u) == URIC_OK;
    py_drop(&text);
    return PyBool_FromLong(is_valid);
}

PyObject *py_split(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "text", NULL };
    struct py_state *const state = py_state_of(module);
    struct uric_split_result r;
    struct py_text text;
    PyObject *object, *tuple;
    int i;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &object) ||
        take(state, object, &text) < 0)
        return NULL;
    if (uric_split(text.s, text.n, &r) != URIC_OK) {
        py_drop(&text);
        py_raise_status(state, URIC_TOO_LONG);
        return NULL;
    }
    tuple = PyTuple_New(URIC_SPLIT_PARTS);
    for (i = 0; tuple && i < URIC_SPLIT_PARTS; i++) {
        const uric_span at = r.part[i];
        PyObject *const part = r.defined >> i & 1
                                   ? py_give(text.s + at.begin, at.end - at.begin, text.is_bytes)
                                   : Py_BuildValue("");

        if (part == NULL || PyTuple_SetItem(tuple, i, part) < 0)
            Py_CLEAR(tuple);
    }
    py_drop(&text);
    return tuple;
}
