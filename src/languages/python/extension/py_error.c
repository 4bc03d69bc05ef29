/* uric.Error: where a text is not valid, and what was expected. */
#include "py_uric.h"

#include "uric_history.h"
#include "uric_iri.h"

static int set(PyObject *error, const char *name, PyObject *value)
{
    const int result = value ? PyObject_SetAttrString(error, name, value) : -1;

    Py_XDECREF(value);
    return result;
}

static PyObject *text_or_none(const char *s)
{
    return s ? PyUnicode_FromString(s) : Py_BuildValue("");
}

static PyObject *make(struct py_state *state, PyObject *message, uint64_t offset,
                      const char *part, const char *expected, bool incomplete, int64_t row)
{
    PyObject *const error =
        message ? PyObject_CallFunctionObjArgs(state->error, message, NULL) : NULL;

    Py_XDECREF(message);
    if (error == NULL)
        return NULL;
    if (set(error, "offset", PyLong_FromUnsignedLongLong(offset)) < 0 ||
        set(error, "part", text_or_none(part)) < 0 ||
        set(error, "expected", text_or_none(expected)) < 0 ||
        set(error, "incomplete", PyBool_FromLong(incomplete)) < 0 ||
        set(error, "row", row < 0 ? Py_BuildValue("") : PyLong_FromLongLong(row)) < 0) {
        Py_DECREF(error);
        return NULL;
    }
    return error;
}

void py_raise(struct py_state *state, const char *message, uint64_t offset, const char *part,
              const char *expected, bool incomplete, int64_t row)
{
    PyObject *const error = make(state, PyUnicode_FromString(message), offset, part, expected,
                                 incomplete, row);

    if (error) {
        PyErr_SetObject(state->error, error);
        Py_DECREF(error);
    }
}

void py_raise_status(struct py_state *state, enum uric_status status)
{
    if (status == URIC_TOO_SMALL) {
        PyErr_NoMemory();
        return;
    }
    py_raise(state, uric_status_text(status), 0, NULL, NULL, false, -1);
}

/* In words, "" if there is nothing to say. */
static void explain(const struct py_how *how, const struct py_text *text, char *buffer,
                    size_t size)
{
    size_t length;
    enum uric_status status;

    if (how->rule >= PY_EDITION)
        status = uric_edition_explain(how->rule - PY_EDITION, text->s, text->n, buffer, size,
                                      &length);
    else if (how->rule >= PY_IRI)
        status = uric_iri_explain(how->rule - PY_IRI, text->s, text->n, buffer, size, &length);
    else
        status = uric_explain((enum uric_rule)how->rule, text->s, text->n, buffer, size,
                              &length);
    if (status != URIC_OK)
        buffer[0] = '\0';
}

PyObject *py_error_new(struct py_state *state, const struct py_how *how,
                       const struct py_text *text, enum uric_status status,
                       const struct uric *u, int64_t row)
{
    char expected[1024], where[32] = "";
    const size_t at = py_position(text, u->error_offset);
    const char *const part = uric_part_name(u->error_part);

    if (status == URIC_TOO_LONG)
        return make(state, PyUnicode_FromString(uric_status_text(status)), URIC_MAX_LENGTH,
                    NULL, NULL, false, row);
    if (status == URIC_NO_RULE) {
        PyErr_SetString(PyExc_ValueError, uric_status_text(status));
        return NULL;
    }
    if (how->is_tolerant)
        expected[0] = '\0'; /* what the policy allows would be missing */
    else
        explain(how, text, expected, sizeof expected);
    if (row >= 0)
        PyOS_snprintf(where, sizeof where, "row %lld: ", (long long)row);
    return make(state,
                PyUnicode_FromFormat("%snot valid as %s at offset %zu%s%s", where,
                                     py_rule_name(how->rule), at, expected[0] ? "; " : "",
                                     expected),
                at, part, expected[0] ? expected : NULL, status == URIC_INCOMPLETE, row);
}

void py_raise_invalid(struct py_state *state, const struct py_how *how,
                      const struct py_text *text, enum uric_status status, const struct uric *u,
                      int64_t row)
{
    PyObject *const error = py_error_new(state, how, text, status, u, row);

    if (error) {
        PyErr_SetObject(state->error, error);
        Py_DECREF(error);
    }
}

static const char doc[] =
    "A text that is not valid.\n\n"
    "offset: where, in characters of a str and in bytes of bytes\n"
    "part: in which component ('host'), or None\n"
    "expected: what was expected there, in words, or None\n"
    "incomplete: whether the text only ended too early\n"
    "row: the row of a column, or None";

int py_add_error(PyObject *module, struct py_state *state)
{
    state->error = PyErr_NewExceptionWithDoc("uric.Error", doc, PyExc_ValueError, NULL);
    if (state->error == NULL)
        return -1;
    Py_INCREF(state->error);
    if (PyModule_AddObject(module, "Error", state->error) < 0) {
        Py_DECREF(state->error);
        return -1;
    }
    return 0;
}
