/* The query of a URI as pairs, and the value of one. */
#include "py_uric.h"

static PyObject *pair_of(const struct py_uri *uri, const struct uric_query_pair *pair,
                         bool form)
{
    PyObject *const name = py_decoded(uri->s + pair->key.begin, pair->key.end - pair->key.begin,
                                      form, uri->is_bytes);
    PyObject *value;

    if (name == NULL)
        return NULL;
    value = pair->has_value ? py_decoded(uri->s + pair->value.begin,
                                         pair->value.end - pair->value.begin, form,
                                         uri->is_bytes)
                            : Py_BuildValue("");
    if (value == NULL) {
        Py_DECREF(name);
        return NULL;
    }
    return Py_BuildValue("(NN)", name, value);
}

PyObject *py_pairs(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "form", "semicolon", NULL };
    const struct py_uri *const uri = (struct py_uri *)self;
    uric_span rest = uri->u.part[URIC_QUERY];
    struct uric_query_pair pair;
    int form = 1, semicolon = 0;
    PyObject *list;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "|$pp", names, &form, &semicolon))
        return NULL;
    list = PyList_New(0);
    while (list && uric_query_next(uri->s, &rest,
                                   semicolon ? URIC_QUERY_SEMICOLON : URIC_QUERY_PLAIN, &pair)) {
        if (py_append(list, pair_of(uri, &pair, form)) < 0)
            break;
    }
    return py_tuple_of(list);
}

PyObject *py_value(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "name", "default", "form", NULL };
    const struct py_uri *const uri = (struct py_uri *)self;
    uric_span rest = uri->u.part[URIC_QUERY];
    struct uric_query_pair pair;
    struct py_text text;
    PyObject *name, *otherwise = Py_None;
    int form = 1;
    bool found;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|O$p", names, &name, &otherwise,
                                     &form) ||
        py_take_decoded(name, "name", &text) < 0)
        return NULL;
    found = uric_query_find(uri->s, &rest, form ? URIC_QUERY_FORM : URIC_QUERY_PLAIN, text.s,
                            text.n, &pair);
    py_drop(&text);
    if (!found || !pair.has_value) {
        Py_INCREF(otherwise);
        return otherwise;
    }
    return py_decoded(uri->s + pair.value.begin, pair.value.end - pair.value.begin, form,
                      uri->is_bytes);
}
