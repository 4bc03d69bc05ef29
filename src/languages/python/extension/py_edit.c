/* Edits of a URI, and building one. */
#include "py_uric.h"

/* ---- one change ---- */

struct edit {
    const struct py_uri *uri;
    struct uric_change change;
    struct uric_tolerance policy;
    bool is_tolerant;
    struct uric parts;
    struct uric_refusal why;
};

static enum uric_status write_edit(void *context, char *buffer, size_t size, size_t *length)
{
    struct edit *const e = context;

    return uric_edit(py_ref(e->uri), &e->change, e->is_tolerant ? &e->policy : NULL, buffer,
                     size, length, &e->parts, &e->why);
}

static const char *edit_part_name(int i)
{
    static const char *const names[] = { "authority", "user",      "password",
                                         "segment",   "parameter", "parameter-named" };

    return i < URIC_PARTS ? uric_part_name(i) : names[i - URIC_PARTS];
}

#define EDIT_PARTS (URIC_PARTS + 6)

static void refuse(struct py_state *state, const struct uric_refusal *why)
{
    const char *const part = edit_part_name(why->part);
    char message[160];

    PyOS_snprintf(message, sizeof message, "%s: %s", part, uric_reason_text(why->reason));
    py_raise(state, message, why->offset, part, NULL, false, -1);
}

/* The URI after the change, which is all in UTF-8 or bytes. */
static PyObject *changed(PyObject *self, struct edit *e)
{
    struct py_state *const state = py_state_for(Py_TYPE(self));
    const struct py_uri *const uri = (struct py_uri *)self;
    const struct py_how how = py_how_of(uri);
    struct py_written written;
    enum uric_status status;
    PyObject *result = NULL;

    if (how.rule >= PY_IRI) {
        PyErr_SetString(PyExc_ValueError, "an IRI is edited as a URI: to_uri()");
        return NULL;
    }
    e->uri = uri;
    e->is_tolerant = py_policy(&how, &e->policy) != NULL;
    status = py_write(write_edit, e, uri->n + e->change.name.n + e->change.value.n + 8,
                      &written);
    if (status == URIC_OK)
        result = py_uri_new(state, written.s, written.n, &e->parts, uri);
    else if (status == URIC_REFUSED)
        refuse(state, &e->why);
    else if (!PyErr_Occurred())
        py_raise_status(state, status);
    py_unwrite(&written);
    return result;
}

/* Sets what to value; NULL or None removes it. */
static PyObject *put(PyObject *self, int what, size_t index, PyObject *name, PyObject *value)
{
    struct edit e;
    struct py_text new_name, new_value;
    PyObject *result;

    memset(&e, 0, sizeof e);
    memset(&new_name, 0, sizeof new_name);
    memset(&new_value, 0, sizeof new_value);
    e.change.what = what;
    e.change.index = index;
    if (name && name != Py_None && py_take(name, "name", &new_name) < 0)
        return NULL;
    if (value != Py_None && py_take_value(value, "value", py_take, &new_value) < 0) {
        py_drop(&new_name);
        return NULL;
    }
    e.change.name.s = new_name.s;
    e.change.name.n = new_name.n;
    e.change.value.s = new_value.s;
    e.change.value.n = new_value.n;
    result = changed(self, &e);
    py_drop(&new_name);
    py_drop(&new_value);
    return result;
}

PyObject *py_edit(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "what", "value", "index", "name", NULL };
    PyObject *what, *value, *name = NULL;
    Py_ssize_t index = 0;
    int i;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OO|$nO", names, &what, &value, &index,
                                     &name))
        return NULL;
    if (index < 0) {
        PyErr_SetString(PyExc_ValueError, "index is negative");
        return NULL;
    }
    i = py_number(what, "part", edit_part_name, EDIT_PARTS);
    return i < 0 ? NULL : put(self, i, (size_t)index, name, value);
}

/* ---- by the name of the part ---- */

PyObject *py_with_scheme(PyObject *self, PyObject *value)
{
    return put(self, URIC_SCHEME, 0, NULL, value);
}

PyObject *py_with_authority(PyObject *self, PyObject *value)
{
    return put(self, URIC_EDIT_AUTHORITY, 0, NULL, value);
}

PyObject *py_with_userinfo(PyObject *self, PyObject *value)
{
    return put(self, URIC_USERINFO, 0, NULL, value);
}

PyObject *py_with_user(PyObject *self, PyObject *value)
{
    return put(self, URIC_EDIT_USER, 0, NULL, value);
}

PyObject *py_with_password(PyObject *self, PyObject *value)
{
    return put(self, URIC_EDIT_PASSWORD, 0, NULL, value);
}

PyObject *py_with_host(PyObject *self, PyObject *value)
{
    return put(self, URIC_HOST, 0, NULL, value);
}

PyObject *py_with_port(PyObject *self, PyObject *value)
{
    return put(self, URIC_PORT, 0, NULL, value);
}

PyObject *py_with_path(PyObject *self, PyObject *value)
{
    return put(self, URIC_PATH, 0, NULL, value);
}

PyObject *py_with_fragment(PyObject *self, PyObject *value)
{
    return put(self, URIC_FRAGMENT, 0, NULL, value);
}

PyObject *py_with_query(PyObject *self, PyObject *value)
{
    PyObject *form, *result;

    if (value == Py_None || PyUnicode_Check(value) || PyBytes_Check(value))
        return put(self, URIC_QUERY, 0, NULL, value);
    form = py_form(value);
    if (form == NULL)
        return NULL;
    result = put(self, URIC_QUERY, 0, NULL, form);
    Py_DECREF(form);
    return result;
}

/* ---- segments ---- */

static size_t count_segments(const struct py_uri *uri)
{
    uric_span rest = uri->u.part[URIC_PATH], segment;
    size_t n = 0;

    while (uric_segment_next(uri->s, &rest, &segment))
        n++;
    return n;
}

static PyObject *put_segment(PyObject *self, size_t index, PyObject *segment)
{
    struct py_text text;
    PyObject *encoded, *result;

    if (py_take_decoded(segment, "segment", &text) < 0)
        return NULL;
    encoded = py_encode_all(&text);
    py_drop(&text);
    if (encoded == NULL)
        return NULL;
    result = put(self, URIC_EDIT_SEGMENT, index, NULL, encoded);
    Py_DECREF(encoded);
    return result;
}

PyObject *py_with_name(PyObject *self, PyObject *segment)
{
    const size_t n = count_segments((struct py_uri *)self);

    return put_segment(self, n > 0 ? n - 1 : 0, segment);
}

/* "a/b" / "c" appends a segment; an empty last one is replaced. */
PyObject *py_divide(PyObject *self, PyObject *segment)
{
    const struct py_uri *const uri = (struct py_uri *)self;
    uric_span rest, last;
    size_t n;

    if (!(PyUnicode_Check(segment) || PyBytes_Check(segment))) {
        Py_INCREF(Py_NotImplemented);
        return Py_NotImplemented;
    }
    if (PyUnicode_Check(self) || PyBytes_Check(self)) {
        Py_INCREF(Py_NotImplemented);
        return Py_NotImplemented;
    }
    n = count_segments(uri);
    rest = uri->u.part[URIC_PATH];
    if (n > 0 && uric_segment_previous(uri->s, &rest, &last) && last.begin == last.end)
        n--;
    return put_segment(self, n, segment);
}

/* ---- query parameters ---- */

/* The number of the parameter with the name, which is decoded, as uric_edit() counts; -1 if there
 * is none.  The names are found as value() finds them. */
static Py_ssize_t parameter_named(const struct py_uri *uri, const struct py_text *name, bool form)
{
    uric_span rest = uri->u.part[URIC_QUERY];
    uint32_t at = rest.begin;
    struct uric_query_pair pair;
    Py_ssize_t index = 0;

    if (!uric_query_find(uri->s, &rest, form ? URIC_QUERY_FORM : URIC_QUERY_PLAIN, name->s,
                         name->n, &pair))
        return -1;
    for (; at < pair.key.begin; at++)
        index += uri->s[at] == '&';
    return index;
}

/* Appends a parameter, also if one of that name is there by the rules of uric_edit(). */
static PyObject *append_parameter(PyObject *self, PyObject *name, PyObject *value)
{
    const struct py_uri *const uri = (struct py_uri *)self;
    const uric_span old = uri->u.part[URIC_QUERY];
    PyObject *const query =
        PyBytes_FromFormat("%s%s=%s", old.begin < old.end ? "&" : "", PyBytes_AsString(name),
                           PyBytes_AsString(value));
    PyObject *whole = query ? PyBytes_FromStringAndSize(uri->s + old.begin,
                                                        (Py_ssize_t)(old.end - old.begin))
                            : NULL;
    PyObject *result;

    if (whole)
        PyBytes_Concat(&whole, query);
    result = whole ? put(self, URIC_QUERY, 0, NULL, whole) : NULL;
    Py_XDECREF(whole);
    Py_XDECREF(query);
    return result;
}

PyObject *py_set(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "name", "value", "form", NULL };
    PyObject *name, *value, *new_name = NULL, *new_value = NULL, *result = NULL;
    struct py_text text;
    Py_ssize_t index;
    int form = 1;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OO|$p", names, &name, &value, &form) ||
        py_take_decoded(name, "name", &text) < 0)
        return NULL;
    index = parameter_named((struct py_uri *)self, &text, form);
    new_name = py_encode_all(&text);
    py_drop(&text);
    if (new_name && py_take_value(value, "value", py_take_decoded, &text) == 0) {
        new_value = py_encode_all(&text);
        py_drop(&text);
    }
    if (new_value)
        result = index < 0 ? append_parameter(self, new_name, new_value)
                           : put(self, URIC_EDIT_PARAMETER, (size_t)index, NULL, new_value);
    Py_XDECREF(new_name);
    Py_XDECREF(new_value);
    return result;
}

/* Whether the pattern matches the parameter: nothing is left of a query that has no other. */
static bool is_removed(const char *parameter, size_t n, struct uric_bytes pattern)
{
    size_t length;

    return uric_query_remove(parameter, n, pattern, URIC_QUERY_ALL, NULL, 0, &length) ==
           URIC_NONE;
}

/* The query without the parameters that match: a new bytes object; None if none is left. */
static PyObject *rest_of(const struct py_uri *uri, struct uric_bytes pattern, bool form)
{
    const uric_span at = uri->u.part[URIC_QUERY];
    const char *const query = uri->s + at.begin;
    const size_t n = at.end - at.begin;
    char *const names = PyMem_Malloc(2 * n + 1); /* as they are to be read; then the rest */
    char *rest;
    PyObject *result;
    size_t begin, end, i, length = 0;

    if (names == NULL)
        return PyErr_NoMemory();
    rest = names + n;
    for (i = 0; i < n; i++)
        names[i] = form && query[i] == '+' ? ' ' : query[i];
    for (begin = 0; begin <= n; begin = end + 1) {
        for (end = begin; end < n && query[end] != '&'; end++)
            continue;
        if (is_removed(names + begin, end - begin, pattern))
            continue;
        memcpy(rest + length, query + begin, end - begin);
        length += end - begin;
        rest[length++] = '&';
    }
    result = length == 0 ? Py_BuildValue("")
                         : PyBytes_FromStringAndSize(rest, (Py_ssize_t)length - 1);
    PyMem_Free(names);
    return result;
}

PyObject *py_remove(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "pattern", "form", NULL };
    const struct py_uri *const uri = (struct py_uri *)self;
    struct uric_bytes given;
    struct py_text text;
    PyObject *pattern, *rest, *result = NULL;
    int form = 1;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|$p", names, &pattern, &form))
        return NULL;
    if (py_take_decoded(pattern, "pattern", &text) < 0)
        return NULL;
    if (!uric_has(&uri->u, URIC_QUERY)) {
        py_drop(&text);
        Py_INCREF(self);
        return self;
    }
    given.s = text.s;
    given.n = text.n;
    rest = rest_of(uri, given, form);
    py_drop(&text);
    if (rest)
        result = put(self, URIC_QUERY, 0, NULL, rest);
    Py_XDECREF(rest);
    return result;
}

/* ---- building ---- */

struct building {
    struct uric_bytes part[URIC_PARTS];
    struct uric parts;
    struct uric_refusal why;
};

static enum uric_status write_built(void *context, char *buffer, size_t size, size_t *length)
{
    struct building *const b = context;

    return uric_build(b->part, NULL, buffer, size, length, &b->parts, &b->why);
}

static PyObject *build(struct py_state *state, struct building *b, bool is_bytes)
{
    struct py_written written;
    struct py_uri like;
    const enum uric_status status = py_write(write_built, b, 0, &written);
    PyObject *uri = NULL;

    memset(&like, 0, sizeof like);
    like.is_bytes = is_bytes;
    if (status == URIC_OK)
        uri = py_uri_new(state, written.s, written.n, &b->parts, &like);
    else if (status == URIC_REFUSED)
        refuse(state, &b->why);
    else if (!PyErr_Occurred())
        py_raise_status(state, status);
    py_unwrite(&written);
    return uri;
}

PyObject *py_build(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "scheme", "userinfo", "host",     "port",
                             "path",   "query",    "fragment", NULL };
    PyObject *value[URIC_PARTS] = { NULL }, *result = NULL;
    struct py_text text[URIC_PARTS];
    struct building b;
    bool is_bytes = false;
    int i;

    memset(text, 0, sizeof text);
    memset(&b, 0, sizeof b);
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "|$OOOOOOO", names, &value[0], &value[1],
                                     &value[2], &value[3], &value[4], &value[5], &value[6]))
        return NULL;
    for (i = 0; i < URIC_PARTS; i++) {
        if (value[i] == NULL || value[i] == Py_None)
            continue;
        if (py_take_value(value[i], uric_part_name(i), py_take, &text[i]) < 0)
            break;
        b.part[i].s = text[i].s;
        b.part[i].n = text[i].n;
        is_bytes = is_bytes || text[i].is_bytes;
    }
    if (i == URIC_PARTS)
        result = build(py_state_of(module), &b, is_bytes);
    for (i = 0; i < URIC_PARTS; i++)
        py_drop(&text[i]);
    return result;
}
