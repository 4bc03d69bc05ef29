/* request(): judges an HTTP request. */
#include "py_uric.h"

#include "uric_request.h"

struct judgement {
    struct uric_request_input request;
    struct uric_request_result r;
    struct uric_request_policy policy;
};

static enum uric_status judge(void *context, char *buffer, size_t size, size_t *length)
{
    struct judgement *const j = context;

    return uric_request(&j->request, &j->policy, buffer, size, length, &j->r);
}

static PyObject *text_of(struct uric_bytes bytes, bool is_bytes)
{
    if (bytes.s == NULL)
        return Py_BuildValue("");
    return py_give(bytes.s, bytes.n, is_bytes);
}

static PyObject *names_of(uint64_t hazards)
{
    PyObject *const list = PyList_New(0);
    int i;

    for (i = 0; list && i < URIC_HAZARDS; i++) {
        if ((hazards >> i & 1) && py_append(list, PyUnicode_FromString(uric_hazard_name(i))) < 0)
            break;
    }
    return py_tuple_of(list);
}

static PyObject *answer(const struct judgement *j, bool is_bytes)
{
    const struct uric_request_result *const r = &j->r;

    return Py_BuildValue(
        "{s:s,s:i,s:s,s:z,s:N,s:N,s:N,s:N,s:N,s:s,s:N}", "verdict",
        uric_verdict_name(r->verdict), "code", uric_verdict_code(r->verdict), "reason",
        uric_request_reason(r), "clause", uric_verdict_clause(r->verdict), "scheme",
        text_of(r->scheme, is_bytes), "host", text_of(r->host, is_bytes), "port",
        r->port_status == URIC_PORT_NUMBER ? PyLong_FromLong(r->port) : Py_BuildValue(""),
        "path", text_of(r->path, is_bytes), "query", text_of(r->query, is_bytes), "form",
        uric_request_form_name(r->form), "hazards", names_of(r->hazards));
}

/* A Host field, or several, or none. */
static int set_host(struct judgement *j, PyObject *host, struct py_text *text)
{
    PyObject *first;
    Py_ssize_t n;
    int status;

    if (host == NULL || host == Py_None)
        return 0;
    if (!PyTuple_Check(host) && !PyList_Check(host)) {
        if (py_take(host, "host", text) < 0)
            return -1;
        j->request.hosts = 1;
    } else {
        n = PySequence_Size(host);
        j->request.hosts = (size_t)n;
        if (n == 0)
            return 0;
        first = PySequence_GetItem(host, 0);
        status = first ? py_take(first, "host", text) : -1;
        Py_XDECREF(first);
        if (status < 0)
            return -1;
    }
    j->request.host.s = text->s;
    j->request.host.n = text->n;
    return 0;
}

static const char *version_name(int i)
{
    static const char *const names[] = { "1.1", "1.0", "2" };

    return names[i];
}

PyObject *py_request(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "target", "host", "method", "scheme", "version", NULL };
    struct judgement j;
    struct py_text target, host;
    struct py_written written;
    PyObject *object, *field = NULL, *version = NULL, *result = NULL;
    const char *method = "GET", *scheme = "http";
    Py_ssize_t method_length = 3, scheme_length = 4;
    enum uric_status status;
    int number = 0;

    memset(&host, 0, sizeof host);
    memset(&j, 0, sizeof j);
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|O$s#s#O", names, &object, &field,
                                     &method, &method_length, &scheme, &scheme_length,
                                     &version) ||
        (version && (number = py_number(version, "version", version_name, 2)) < 0) ||
        py_take(object, "target", &target) < 0)
        return NULL;
    uric_request_policy_init(&j.policy);
    j.request.target.s = target.s;
    j.request.target.n = target.n;
    j.request.method.s = method;
    j.request.method.n = (size_t)method_length;
    j.request.scheme.s = scheme;
    j.request.scheme.n = (size_t)scheme_length;
    j.request.version = (enum uric_http)number;
    if (set_host(&j, field, &host) == 0) {
        status = py_write(judge, &j, target.n + host.n, &written);
        if (status == URIC_OK || status == URIC_REFUSED)
            result = answer(&j, target.is_bytes);
        else if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "scheme is not a scheme");
        py_unwrite(&written);
    }
    py_drop(&target);
    py_drop(&host);
    (void)module;
    return result;
}
