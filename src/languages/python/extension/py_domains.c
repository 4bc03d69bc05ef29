/* The type Domains: a public suffix list, and lookups in it. */
#include "py_uric.h"

#include "py_domains.h"

struct py_domains {
    PyObject_HEAD
    PyObject *table; /* bytes */
    struct uric_domains domains;
};

const struct uric_domains *py_domains_of(struct py_state *state, PyObject *object)
{
    if ((PyObject *)Py_TYPE(object) != state->domains) {
        PyErr_SetString(PyExc_TypeError, "domains must be a uric.Domains");
        return NULL;
    }
    return &((struct py_domains *)object)->domains;
}

struct list {
    const struct py_text *text;
    size_t at;
};

static enum uric_status compile(void *context, char *buffer, size_t size, size_t *length)
{
    struct list *const list = context;

    return uric_domains_compile(list->text->s, list->text->n, buffer, size, length, &list->at);
}

static PyObject *table_of(struct py_state *state, PyObject *object)
{
    struct py_written written;
    struct py_text text;
    struct list list;
    PyObject *table = NULL;
    enum uric_status status;

    if (py_take(object, "list", &text) < 0)
        return NULL;
    list.text = &text;
    list.at = 0;
    status = py_write(compile, &list, 0, &written);
    if (status == URIC_OK)
        table = PyBytes_FromStringAndSize(written.s, (Py_ssize_t)written.n);
    else if (!PyErr_Occurred())
        py_raise(state, "not a public suffix list", list.at, NULL, NULL,
                 status == URIC_INCOMPLETE, -1);
    py_unwrite(&written);
    py_drop(&text);
    return table;
}

static PyObject *new_domains(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "list", NULL };
    struct py_domains *self;
    PyObject *list, *table;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &list) ||
        (table = table_of(py_state_for(type), list)) == NULL)
        return NULL;
    self = (struct py_domains *)PyType_GenericAlloc(type, 0);
    if (self == NULL) {
        Py_DECREF(table);
        return NULL;
    }
    self->table = table;
    if (uric_domains_open(PyBytes_AsString(table), (size_t)PyBytes_Size(table),
                          &self->domains) != URIC_OK) {
        Py_DECREF((PyObject *)self);
        PyErr_SetString(PyExc_SystemError, "the compiled list does not open");
        return NULL;
    }
    return (PyObject *)self;
}

static void dealloc(PyObject *self)
{
    Py_XDECREF(((struct py_domains *)self)->table);
    py_free(self);
}

/* ---- lookups ---- */

typedef enum uric_status lookup(const struct uric_domains *domains, const char *host, size_t n,
                                enum uric_domain_flags flags, uric_span *domain);

static PyObject *look_up(PyObject *self, PyObject *arguments, PyObject *named, lookup *find)
{
    static char *names[] = { "host", "icann", "listed", NULL };
    struct py_state *const state = py_state_for(Py_TYPE(self));
    struct py_text text;
    PyObject *object, *result;
    int icann = 0, listed = 0;
    uric_span at, in = { 0, 0 };

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|$pp", names, &object, &icann,
                                     &listed))
        return NULL;
    if ((PyObject *)Py_TYPE(object) == state->uri) {
        const struct py_uri *const uri = (struct py_uri *)object;

        if (!uric_has(&uri->u, URIC_HOST))
            return Py_BuildValue("");
        in = uri->u.part[URIC_HOST];
        object = uri->owner;
    }
    if (py_take(object, "host", &text) < 0)
        return NULL;
    if (in.end == 0)
        in.end = (uint32_t)(text.n < URIC_MAX_LENGTH ? text.n : URIC_MAX_LENGTH);
    result = find(&((struct py_domains *)self)->domains, text.s + in.begin, in.end - in.begin,
                  (enum uric_domain_flags)((icann ? URIC_DOMAIN_ICANN : 0) |
                                           (listed ? URIC_DOMAIN_LISTED : 0)),
                  &at) == URIC_OK
                 ? py_give(text.s + in.begin + at.begin, at.end - at.begin, text.is_bytes)
                 : Py_BuildValue("");
    py_drop(&text);
    return result;
}

static PyObject *registrable(PyObject *self, PyObject *arguments, PyObject *named)
{
    return look_up(self, arguments, named, uric_registrable_domain);
}

static PyObject *suffix(PyObject *self, PyObject *arguments, PyObject *named)
{
    return look_up(self, arguments, named, uric_public_suffix);
}

#define METHOD(name, function, doc) \
    { name, (PyCFunction)(void (*)(void))function, METH_VARARGS | METH_KEYWORDS, doc }

static PyMethodDef methods[] = {
    METHOD("registrable_domain", registrable,
           "registrable_domain($self, host, *, icann=False, listed=False)\n--\n\n"
           "The part of a host, or of a URI's host, that someone registered, or None."),
    METHOD("public_suffix", suffix,
           "public_suffix($self, host, *, icann=False, listed=False)\n--\n\n"
           "The public suffix of a host, or None."),
    { NULL, NULL, 0, NULL }
};

static char doc[] =
    "Domains(list)\n--\n\n"
    "A public suffix list, from the text of a public_suffix_list.dat.\n\n"
    ">>> domains = Domains('// ===BEGIN ICANN DOMAINS===\\nuk\\nco.uk\\n'\n"
    "...                   '// ===END ICANN DOMAINS===\\n'\n"
    "...                   '// ===BEGIN PRIVATE DOMAINS===\\n'\n"
    "...                   '// ===END PRIVATE DOMAINS===\\n')\n"
    ">>> domains.registrable_domain('www.example.co.uk')\n"
    "'example.co.uk'";

static PyType_Slot slots[] = { { Py_tp_doc, doc },
                               { Py_tp_new, (void *)new_domains },
                               { Py_tp_dealloc, (void *)dealloc },
                               { Py_tp_methods, methods },
                               { 0, NULL } };

static PyType_Spec spec = { "uric.Domains", sizeof(struct py_domains), 0, Py_TPFLAGS_DEFAULT,
                            slots };

int py_add_domains(PyObject *module, struct py_state *state)
{
    return py_add_type(module, &spec, &state->domains);
}
