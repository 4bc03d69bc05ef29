/* Finds numbers by their names: rules, steps, what to tolerate. */
#include "py_uric.h"

#include "uric_history.h"
#include "uric_iri.h"

int py_number(PyObject *object, const char *what, py_name_of *name_of, int count)
{
    int i;

    if (!PyUnicode_Check(object)) {
        PyErr_Format(PyExc_TypeError, "%s must be str, not %R", what,
                     (PyObject *)Py_TYPE(object));
        return -1;
    }
    for (i = 0; i < count; i++) {
        const char *const name = name_of(i);

        if (name && PyUnicode_CompareWithASCIIString(object, name) == 0)
            return i;
    }
    PyErr_Format(PyExc_ValueError, "unknown %s: %R", what, object);
    return -1;
}

/* ---- rules ---- */

const char *py_rule_name(int rule)
{
    if (rule >= PY_EDITION)
        return uric_edition_rule_name(rule - PY_EDITION);
    return rule >= PY_IRI ? uric_iri_rule_name(rule - PY_IRI) : uric_rule_name(rule);
}

static int rule_of(PyObject *rule)
{
    const char *name;
    int i;

    for (i = PY_IRI; i < PY_IRI + URIC_IRI_RULES; i++) {
        if (PyUnicode_CompareWithASCIIString(rule, py_rule_name(i)) == 0)
            return i;
    }
    for (i = PY_EDITION; (name = py_rule_name(i)) != NULL; i++) {
        if (PyUnicode_CompareWithASCIIString(rule, name) == 0)
            return i;
    }
    return py_number(rule, "rule", uric_rule_name, URIC_RULES);
}

/* ---- what is tolerated ---- */

static int of_part(PyObject *names, uint16_t *set)
{
    PyObject *const each = PyObject_GetIter(names);
    PyObject *name;

    if (each == NULL)
        return -1;
    while ((name = PyIter_Next(each)) != NULL) {
        const int i = py_number(name, "name of what is tolerated", uric_tolerated_name,
                                URIC_TOLERATED_NAMES);

        Py_DECREF(name);
        if (i < 0)
            break;
        *set = (uint16_t)(*set | 1u << i);
    }
    Py_DECREF(each);
    return PyErr_Occurred() ? -1 : 0;
}

bool py_is_mapping(PyObject *object)
{
    return PyObject_HasAttrString(object, "items") != 0;
}

static int by_part(PyObject *item, struct py_how *how)
{
    PyObject *part, *names;
    int i;

    if (!PyTuple_Check(item)) {
        PyErr_SetString(PyExc_TypeError, "items() of tolerate must give tuples");
        return -1;
    }
    if (!PyArg_ParseTuple(item, "OO", &part, &names))
        return -1;
    i = py_number(part, "part", uric_part_name, URIC_PARTS);
    return i < 0 ? -1 : of_part(names, &how->tolerated[i]);
}

static int by_parts(PyObject *parts, struct py_how *how)
{
    struct uric_tolerance policy;
    PyObject *const items = PyMapping_Items(parts);
    Py_ssize_t i;
    int status = items ? 0 : -1;

    for (i = 0; status == 0 && i < PyList_Size(items); i++)
        status = by_part(PyList_GetItem(items, i), how);
    Py_XDECREF(items);
    if (status < 0)
        return -1;
    if (uric_tolerance_init(&policy, how->tolerated) != URIC_OK) {
        PyErr_SetString(PyExc_ValueError, "a part cannot have what is to be tolerated in it");
        return -1;
    }
    return 0;
}

static int by_preset(PyObject *name, struct py_how *how)
{
    struct uric_tolerance policy;
    int i;

    if (PyUnicode_CompareWithASCIIString(name, "strict") == 0)
        uric_tolerance_preset(&policy, URIC_TOLERATE_STRICT);
    else if (PyUnicode_CompareWithASCIIString(name, "whatwg-request") == 0)
        uric_tolerance_preset(&policy, URIC_TOLERATE_WHATWG_REQUEST);
    else if (PyUnicode_CompareWithASCIIString(name, "log") == 0)
        uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
    else {
        PyErr_Format(PyExc_ValueError,
                     "tolerate must be 'strict', 'whatwg-request', 'log' or a dict, not %R",
                     name);
        return -1;
    }
    for (i = 0; i < URIC_PARTS; i++)
        how->tolerated[i] = uric_tolerance_names(&policy, (enum uric_part)i);
    return 0;
}

static int any(const uint16_t *sets)
{
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        if (sets[i])
            return 1;
    }
    return 0;
}

int py_how(PyObject *rule, PyObject *tolerate, struct py_how *how)
{
    memset(how, 0, sizeof *how);
    if (rule && rule != Py_None) {
        if (!PyUnicode_Check(rule)) {
            PyErr_SetString(PyExc_TypeError, "rule must be str");
            return -1;
        }
        how->rule = rule_of(rule);
        if (how->rule < 0)
            return -1;
    }
    if (tolerate == NULL || tolerate == Py_None)
        return 0;
    if (how->rule >= PY_IRI) {
        PyErr_SetString(PyExc_ValueError, "rules of IRIs and of older editions tolerate nothing");
        return -1;
    }
    if (!PyUnicode_Check(tolerate) && !py_is_mapping(tolerate)) {
        PyErr_SetString(PyExc_TypeError, "tolerate must be str or a mapping");
        return -1;
    }
    if (PyUnicode_Check(tolerate) ? by_preset(tolerate, how) < 0 : by_parts(tolerate, how) < 0)
        return -1;
    how->is_tolerant = any(how->tolerated);
    return 0;
}

/* ---- steps ---- */

static const char *step_name(int i)
{
    static const char *const names[] = { "percent", "case", "dots", "scheme", "ipv6" };

    return names[i];
}

int py_steps(PyObject *steps, int by_default)
{
    PyObject *each, *name;
    int set = 0;

    if (steps == NULL || steps == Py_None)
        return by_default;
    if (PyUnicode_Check(steps)) {
        PyErr_SetString(PyExc_TypeError, "steps must be a sequence of names, not a str");
        return -1;
    }
    each = PyObject_GetIter(steps);
    if (each == NULL)
        return -1;
    while ((name = PyIter_Next(each)) != NULL) {
        const int i = py_number(name, "step", step_name, 5);

        Py_DECREF(name);
        if (i < 0)
            break;
        set |= 1 << i;
    }
    Py_DECREF(each);
    return PyErr_Occurred() ? -1 : set;
}

PyObject *py_step_names(int steps)
{
    PyObject *const names = PyList_New(0);
    int i;

    for (i = 0; names && i < 5; i++) {
        if ((steps >> i & 1) && py_append(names, PyUnicode_FromString(step_name(i))) < 0)
            break;
    }
    return py_tuple_of(names);
}
