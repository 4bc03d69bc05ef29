/* The attributes of a URI: its parts, and what follows from them. */
#include "py_uric.h"

static const struct py_uri *of(PyObject *self)
{
    return (const struct py_uri *)self;
}

static PyObject *none(void)
{
    Py_INCREF(Py_None);
    return Py_None;
}

static PyObject *span(PyObject *self, bool is_defined, uric_span at)
{
    const struct py_uri *const uri = of(self);

    return is_defined ? py_give(uri->s + at.begin, at.end - at.begin, uri->is_bytes) : none();
}

static PyObject *part(PyObject *self, void *number)
{
    const enum uric_part i = (enum uric_part)(uintptr_t)number;

    return span(self, uric_has(&of(self)->u, i), of(self)->u.part[i]);
}

static PyObject *authority(PyObject *self, void *nothing)
{
    (void)nothing;
    return span(self, uric_has(&of(self)->u, URIC_HOST), uric_authority(&of(self)->u));
}

static PyObject *user(PyObject *self, void *nothing)
{
    uric_span at;
    const bool is_defined = uric_user(py_ref(of(self)), &at);

    (void)nothing;
    return span(self, is_defined, at);
}

static PyObject *password(PyObject *self, void *nothing)
{
    uric_span at;
    const bool is_defined = uric_password(py_ref(of(self)), &at);

    (void)nothing;
    return span(self, is_defined, at);
}

static PyObject *bare_host(PyObject *self, void *nothing)
{
    (void)nothing;
    return span(self, uric_has(&of(self)->u, URIC_HOST), uric_bare_host(&of(self)->u));
}

static PyObject *name(const char *s)
{
    return s ? PyUnicode_FromString(s) : none();
}

static PyObject *host_kind(PyObject *self, void *nothing)
{
    (void)nothing;
    return name(uric_host_kind_name(of(self)->u.host_kind));
}

static PyObject *path_kind(PyObject *self, void *nothing)
{
    (void)nothing;
    return name(uric_path_kind_name(of(self)->u.path_kind));
}

static PyObject *rule(PyObject *self, void *nothing)
{
    (void)nothing;
    return name(py_rule_name(of(self)->rule));
}

static PyObject *text(PyObject *self, void *nothing)
{
    (void)nothing;
    Py_INCREF(of(self)->text);
    return of(self)->text;
}

static PyObject *number(enum uric_port_status status, uint16_t port)
{
    if (status == URIC_PORT_OVERFLOW) {
        PyErr_SetString(PyExc_OverflowError, "the port is more than 65535");
        return NULL;
    }
    return status == URIC_PORT_NUMBER ? PyLong_FromLong(port) : none();
}

static PyObject *port_number(PyObject *self, void *nothing)
{
    uint16_t port;
    const enum uric_port_status status = uric_port_number(py_ref(of(self)), &port);

    (void)nothing;
    return number(status, port);
}

static PyObject *effective_port(PyObject *self, void *nothing)
{
    uint16_t port;
    const enum uric_port_status status = uric_effective_port(py_ref(of(self)), NULL, &port);

    (void)nothing;
    return number(status, port);
}

/* An object of the module ipaddress. */
static PyObject *host_address(PyObject *self, void *nothing)
{
    uint8_t address[16];
    const int n = uric_host_address(py_ref(of(self)), address);
    PyObject *module, *result;

    (void)nothing;
    if (n == 0)
        return none();
    module = PyImport_ImportModule("ipaddress");
    if (module == NULL)
        return NULL;
    result = PyObject_CallMethod(module, "ip_address", "y#", (const char *)address,
                                 (Py_ssize_t)n);
    Py_DECREF(module);
    return result;
}

/* ---- the path ---- */

static PyObject *segments(PyObject *self, void *nothing)
{
    const struct py_uri *const uri = of(self);
    uric_span rest = uri->u.part[URIC_PATH], at;
    PyObject *const list = PyList_New(0);

    (void)nothing;
    while (list && uric_segment_next(uri->s, &rest, &at)) {
        if (py_append(list, py_decoded(uri->s + at.begin, at.end - at.begin, false,
                                       uri->is_bytes)) < 0)
            break;
    }
    return py_tuple_of(list);
}

static PyObject *last_name(PyObject *self, void *nothing)
{
    const struct py_uri *const uri = of(self);
    uric_span rest = uri->u.part[URIC_PATH], at;

    (void)nothing;
    if (!uric_segment_previous(uri->s, &rest, &at))
        return py_give("", 0, uri->is_bytes);
    return py_decoded(uri->s + at.begin, at.end - at.begin, false, uri->is_bytes);
}

/* The path up to its last "/", without query and fragment. */
static PyObject *parent(PyObject *self, void *nothing)
{
    const struct py_uri *const uri = of(self);
    const uric_span path = uri->u.part[URIC_PATH];
    uint32_t end = path.end;
    struct py_how how = py_how_of(uri);
    struct uric u;

    (void)nothing;
    if (end > path.begin && uri->s[end - 1] == '/')
        end--;
    while (end > path.begin && uri->s[end - 1] != '/')
        end--;
    if (end == path.begin && path.end > path.begin && uri->s[path.begin] == '/')
        end++;
    if (py_scan(&how, uri->s, end, &u) != URIC_OK) {
        Py_INCREF(self);
        return self;
    }
    return py_uri_new(py_state_for(Py_TYPE(self)), uri->s, end, &u, uri);
}

PyObject *py_span(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "part", NULL };
    const struct py_uri *const uri = of(self);
    PyObject *which;
    uric_span at;
    int i;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &which) ||
        (i = py_number(which, "part", uric_part_name, URIC_PARTS)) < 0)
        return NULL;
    if (!uric_has(&uri->u, (enum uric_part)i))
        return none();
    at = uri->u.part[i];
    return Py_BuildValue("(nn)", (Py_ssize_t)py_characters(uri->s, at.begin, uri->is_bytes),
                         (Py_ssize_t)py_characters(uri->s, at.end, uri->is_bytes));
}

#define PART(name, number, doc) { name, part, NULL, doc, (void *)(uintptr_t)(number) }

PyGetSetDef py_part_getters[] = {
    PART("scheme", URIC_SCHEME, "The scheme, or None."),
    PART("userinfo", URIC_USERINFO, "The userinfo, or None."),
    PART("host", URIC_HOST, "The host, with the brackets of an IP literal, or None."),
    PART("port", URIC_PORT, "The digits of the port, perhaps none, or None."),
    PART("path", URIC_PATH, "The path; None only for rules without one."),
    PART("query", URIC_QUERY, "The query, or None."),
    PART("fragment", URIC_FRAGMENT, "The fragment, or None."),
    { "authority", authority, NULL, "Userinfo, host and port, or None.", NULL },
    { "user", user, NULL, "The userinfo up to its first ':', or None.", NULL },
    { "password", password, NULL, "The userinfo after its first ':', or None.", NULL },
    { "bare_host", bare_host, NULL, "The host without brackets, or None.", NULL },
    { "host_kind", host_kind, NULL,
      "'reg-name', 'IPv4address', 'IPv6address', 'IPvFuture', or None.", NULL },
    { "path_kind", path_kind, NULL, "'path-abempty' and so on, or None.", NULL },
    { "port_number", port_number, NULL,
      "The port as an int, None without digits; OverflowError over 65535.", NULL },
    { "effective_port", effective_port, NULL,
      "The port, or the default of the scheme, or None.", NULL },
    { "host_address", host_address, NULL, "The address as of the module ipaddress, or None.",
      NULL },
    { "segments", segments, NULL, "The segments of the path, decoded: a tuple.", NULL },
    { "name", last_name, NULL, "The last segment of the path, decoded.", NULL },
    { "parent", parent, NULL, "The URI without its last segment, query and fragment.", NULL },
    { "text", text, NULL, "The str or bytes that was parsed.", NULL },
    { "rule", rule, NULL, "The rule that it was parsed by.", NULL },
    { NULL, NULL, NULL, NULL, NULL }
};
