/* What is told of a URI: hazards, comparisons, origins, hosts, editions. */
#include "py_uric.h"

#include "uric_history.h"

/* ---- hazards ---- */

static PyObject *hazards_of(const struct uric_audit_result *a)
{
    PyObject *const found = PyDict_New();
    int i;

    for (i = 0; found && i < URIC_HAZARDS; i++) {
        uint32_t number;
        PyObject *value;

        if (!(a->hazards >> i & 1))
            continue;
        value = uric_hazard_value(a, (enum uric_hazard)i, &number)
                    ? PyLong_FromUnsignedLong(number)
                    : Py_BuildValue("");
        if (value == NULL || PyDict_SetItemString(found, uric_hazard_name(i), value) < 0) {
            Py_XDECREF(value);
            break;
        }
        Py_DECREF(value);
    }
    if (PyErr_Occurred()) {
        Py_XDECREF(found);
        return NULL;
    }
    return found;
}

PyObject *py_audit(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { NULL };
    struct uric_audit_result a;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "", names))
        return NULL;
    uric_audit(py_ref((struct py_uri *)self), NULL, &a);
    return hazards_of(&a);
}

PyObject *py_audit_split(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "text", NULL };
    struct uric_audit_result a;
    struct py_text text;
    PyObject *object;
    enum uric_status status;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &object) ||
        py_take(object, "text", &text) < 0)
        return NULL;
    status = uric_audit_split(text.s, text.n, NULL, &a);
    py_drop(&text);
    if (status == URIC_OK)
        return hazards_of(&a);
    py_raise_status(py_state_of(module), status);
    return NULL;
}

/* ---- comparisons ---- */

static struct py_uri *argument_of(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "other", NULL };
    PyObject *object;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &object))
        return NULL;
    return py_uri_of(py_state_for(Py_TYPE(self)), object);
}

PyObject *py_compare(PyObject *self, PyObject *arguments, PyObject *named)
{
    struct py_uri *const other = argument_of(self, arguments, named);
    enum uric_equivalence result;

    if (other == NULL)
        return NULL;
    result = uric_compare(py_ref((struct py_uri *)self), py_ref(other), NULL);
    Py_DECREF((PyObject *)other);
    return PyUnicode_FromString(uric_equivalence_name((int)result));
}

PyObject *py_equal(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "other", "steps", NULL };
    PyObject *object, *steps = NULL;
    struct py_uri *other;
    bool result;
    int set;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|O", names, &object, &steps) ||
        (set = py_steps(steps, URIC_STEPS_SYNTAX)) < 0)
        return NULL;
    other = py_uri_of(py_state_for(Py_TYPE(self)), object);
    if (other == NULL)
        return NULL;
    result =
        uric_equal(py_ref((struct py_uri *)self), py_ref(other), (enum uric_step)set, NULL);
    Py_DECREF((PyObject *)other);
    return PyBool_FromLong(result);
}

PyObject *py_hash_as(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "key", "steps", NULL };
    PyObject *steps = NULL;
    const char *bytes;
    Py_ssize_t n;
    uint64_t key[2] = { 0, 0 };
    int set, i;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "y#|O", names, &bytes, &n, &steps) ||
        (set = py_steps(steps, URIC_STEPS_SYNTAX)) < 0)
        return NULL;
    if (n != 16) {
        PyErr_SetString(PyExc_ValueError, "the key must have 16 bytes");
        return NULL;
    }
    for (i = 0; i < 16; i++)
        key[i / 8] |= (uint64_t)(unsigned char)bytes[i] << i % 8 * 8;
    return PyLong_FromUnsignedLongLong(
        uric_hash(py_ref((struct py_uri *)self), (enum uric_step)set, NULL, key));
}

PyObject *py_same_origin(PyObject *self, PyObject *arguments, PyObject *named)
{
    struct py_uri *const other = argument_of(self, arguments, named);
    bool result;

    if (other == NULL)
        return NULL;
    result = uric_same_origin(py_ref((struct py_uri *)self), py_ref(other));
    Py_DECREF((PyObject *)other);
    return PyBool_FromLong(result);
}

PyObject *py_same_document(PyObject *self, PyObject *arguments, PyObject *named)
{
    struct py_uri *const other = argument_of(self, arguments, named);
    bool result;

    if (other == NULL)
        return NULL;
    result = uric_same_document(py_ref((struct py_uri *)self), py_ref(other));
    Py_DECREF((PyObject *)other);
    return PyBool_FromLong(result);
}

/* ---- hosts ---- */

PyObject *py_host_allowed(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "hosts", NULL };
    PyObject *hosts, *each, *host;
    bool result = false;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &hosts))
        return NULL;
    if (PyUnicode_Check(hosts) || PyBytes_Check(hosts)) {
        PyErr_SetString(PyExc_TypeError, "hosts must be a sequence of hosts, not one");
        return NULL;
    }
    each = PyObject_GetIter(hosts);
    if (each == NULL)
        return NULL;
    while (!result && (host = PyIter_Next(each)) != NULL) {
        struct py_text text;
        const int status = py_take(host, "host", &text);

        Py_DECREF(host);
        if (status < 0)
            break;
        {
            const struct uric_bytes allowed = { text.s, text.n };

            result = uric_host_allowed(py_ref((struct py_uri *)self), &allowed, 1);
        }
        py_drop(&text);
    }
    Py_DECREF(each);
    return PyErr_Occurred() ? NULL : PyBool_FromLong(result);
}

PyObject *py_dns_name(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "dot", "underscore", "triplets", NULL };
    const struct py_uri *const uri = (struct py_uri *)self;
    int dot = 0, underscore = 0, triplets = 1;
    enum uric_dns_status status;
    uint32_t offset;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "|$ppp", names, &dot, &underscore,
                                     &triplets))
        return NULL;
    status = uric_dns_name(py_ref(uri),
                           (enum uric_dns_flags)((dot ? URIC_DNS_DOT : 0) |
                                                 (underscore ? URIC_DNS_UNDERSCORE : 0) |
                                                 (triplets ? 0 : URIC_DNS_NO_TRIPLETS)),
                           &offset);
    return Py_BuildValue("(sn)", uric_dns_status_name((int)status),
                         (Py_ssize_t)py_characters(uri->s, offset, uri->is_bytes));
}

PyObject *py_address_of(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { NULL };
    struct uric_address a;
    PyObject *result, *ipv4;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "", names))
        return NULL;
    if (!uric_address_of(py_ref((struct py_uri *)self), &a)) {
        Py_INCREF(Py_None);
        return Py_None;
    }
    ipv4 = a.has_ipv4 ? PyBytes_FromStringAndSize((const char *)a.ipv4, 4) : Py_BuildValue("");
    result = Py_BuildValue("{s:y#,s:s,s:N,s:O}", "bytes", (const char *)a.bytes,
                           (Py_ssize_t)a.length, "kind", uric_address_kind_name(a.kind), "ipv4",
                           ipv4, "global",
                           uric_address_is_global(a.bytes, a.length) ? Py_True : Py_False);
    return result;
}

/* ---- editions ---- */

PyObject *py_editions(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "text", NULL };
    static const char *const editions[][2] = {
        { "url1994", "url1994:fragmentaddress" }, { "rfc1738", "rfc1738:genericurl" },
        { "url1997", "url1997:URL-reference" },   { "rfc2396", "rfc2396:URI-reference" },
        { "uri2003", "uri2003:URI-reference" },   { "rfc3986", NULL }
    };
    struct py_text text;
    PyObject *object, *result;
    size_t i;

    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &object) ||
        py_take(object, "text", &text) < 0)
        return NULL;
    result = PyDict_New();
    for (i = 0; result && i < sizeof editions / sizeof *editions; i++) {
        const char *const rule = editions[i][1];
        struct uric u;
        const enum uric_status status =
            rule ? uric_edition_parse(uric_edition_rule(rule, strlen(rule)), text.s, text.n, &u)
                 : uric_parse(text.s, text.n, &u);
        PyObject *const at = status == URIC_OK
                                 ? Py_BuildValue("")
                                 : PyLong_FromSize_t(py_position(&text, u.error_offset));

        if (at == NULL || PyDict_SetItemString(result, editions[i][0], at) < 0)
            Py_CLEAR(result);
        Py_XDECREF(at);
    }
    py_drop(&text);
    return result;
}
