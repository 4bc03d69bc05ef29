/* Methods that write another reference: normalize, resolve, relate, repair, IRIs. */
#include "py_uric.h"

#include "uric_iri.h"

#include <stdlib.h>

enum uric_status py_write(py_writer *writer, void *context, size_t guess,
                          struct py_written *written)
{
    size_t size = sizeof written->room;
    enum uric_status status;

    written->s = written->room;
    if (guess > size && (written->s = malloc(guess)) != NULL)
        size = guess;
    if (written->s == NULL)
        written->s = written->room;
    status = writer(context, written->s, size, &written->n);
    if (status != URIC_TOO_SMALL)
        return status;
    py_unwrite(written);
    written->s = malloc(written->n);
    if (written->s == NULL) {
        written->s = written->room;
        PyErr_NoMemory();
        return URIC_TOO_SMALL;
    }
    return writer(context, written->s, written->n, &written->n);
}

void py_unwrite(struct py_written *written)
{
    if (written->s != written->room)
        free(written->s);
    written->s = written->room;
}

/* What a writer of references needs, and the parts that it finds. */
struct reference {
    const struct py_uri *uri, *other;
    int option;
    struct uric parts;
};

/* A new URI with the rule and the tolerance of another one, if it is valid by them. */
static PyObject *write_like(PyObject *self, py_writer *writer, struct reference *r, size_t guess,
                            const struct py_uri *like)
{
    struct py_state *const state = py_state_for(Py_TYPE(self));
    struct py_written written;
    const enum uric_status status = py_write(writer, r, guess, &written);
    PyObject *uri = NULL;

    if (status == URIC_OK)
        uri = py_uri_new(state, written.s, written.n, &r->parts, like);
    else if (!PyErr_Occurred())
        py_raise_status(state, status);
    py_unwrite(&written);
    return uri;
}

static PyObject *write_uri(PyObject *self, py_writer *writer, struct reference *r, size_t guess)
{
    return write_like(self, writer, r, guess, r->uri);
}

/* ---- normalize ---- */

static enum uric_status write_normal(void *context, char *buffer, size_t size, size_t *length)
{
    struct reference *const r = context;

    return uric_normalize(py_ref(r->uri), (enum uric_step)r->option, NULL, buffer, size, length,
                          &r->parts, NULL);
}

PyObject *py_normalize(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "steps", NULL };
    struct reference r;
    PyObject *steps = NULL;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "|O", names, &steps))
        return NULL;
    r.uri = (struct py_uri *)self;
    r.option = py_steps(steps, URIC_STEPS_SYNTAX);
    return r.option < 0 ? NULL : write_uri(self, write_normal, &r, r.uri->n + 16);
}

PyObject *py_needs(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "steps", NULL };
    PyObject *steps = NULL;
    int set;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "|O", names, &steps) ||
        (set = py_steps(steps, URIC_STEPS_ALL)) < 0)
        return NULL;
    return py_step_names(
        (int)uric_needs(py_ref((struct py_uri *)self), (enum uric_step)set, NULL));
}

/* ---- resolve, relate ---- */

static enum uric_status write_target(void *context, char *buffer, size_t size, size_t *length)
{
    struct reference *const r = context;

    return uric_resolve(py_ref(r->uri), py_ref(r->other), (enum uric_resolve_flags)r->option,
                        buffer, size, length, &r->parts);
}

static enum uric_status write_relation(void *context, char *buffer, size_t size,
                                       size_t *length)
{
    struct reference *const r = context;

    return uric_relate(py_ref(r->uri), py_ref(r->other), buffer, size, length, &r->parts);
}

/* The other URI, if its text is also valid by how; a rule of URIs of its own stays, since the
 * parts then are those of a URI. */
static struct py_uri *allowed(struct py_state *state, struct py_uri *other, struct py_how how)
{
    const struct py_text text = { other->owner, other->s, other->n, other->is_bytes };
    enum uric_status status;
    struct uric u;

    if (other->rule < PY_IRI || (other->rule < PY_EDITION && how.rule >= PY_IRI))
        how.rule = other->rule;
    status = py_scan(&how, other->s, other->n, &u);
    if (status != URIC_OK) {
        py_raise_invalid(state, &how, &text, status, &u, -1);
        return NULL;
    }
    Py_INCREF((PyObject *)other);
    return other;
}

/* The other reference is of the same kind of text. */
static struct py_uri *other_of(PyObject *self, PyObject *object)
{
    struct py_uri *const uri = (struct py_uri *)self;
    struct py_state *const state = py_state_for(Py_TYPE(self));
    struct py_how how = py_how_of(uri);
    struct py_uri *other;

    how.rule = py_reference_rule(how.rule);
    other = (PyObject *)Py_TYPE(object) == state->uri
                ? allowed(state, (struct py_uri *)object, how)
                : py_uri_parse(state, object, &how);
    if (other && other->is_bytes != uri->is_bytes) {
        Py_DECREF((PyObject *)other);
        PyErr_SetString(PyExc_TypeError, "cannot mix a URI of str and one of bytes");
        return NULL;
    }
    return other;
}

static const char *surplus_name(int i)
{
    static const char *const names[] = { "drop", "keep", "refuse" };

    return names[i];
}

PyObject *py_resolve(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "reference", "strict", "surplus", NULL };
    struct reference r;
    PyObject *object, *surplus = NULL, *result;
    struct py_uri *other;
    int strict = 1, i = 0;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|$pO", names, &object, &strict,
                                     &surplus))
        return NULL;
    if (surplus && (i = py_number(surplus, "surplus", surplus_name, 3)) < 0)
        return NULL;
    other = other_of(self, object);
    if (other == NULL)
        return NULL;
    r.uri = (struct py_uri *)self;
    r.other = other;
    r.option = (strict ? URIC_RESOLVE_STRICT : URIC_RESOLVE_NON_STRICT) |
               URIC_RESOLVE_DROP_SURPLUS << i;
    result = write_uri(self, write_target, &r, r.uri->n + r.other->n);
    Py_DECREF((PyObject *)other);
    return result;
}

PyObject *py_relate(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "target", NULL };
    struct reference r;
    PyObject *object, *result;
    struct py_uri *other;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &object))
        return NULL;
    other = other_of(self, object);
    if (other == NULL)
        return NULL;
    r.uri = (struct py_uri *)self;
    r.other = other;
    result = write_uri(self, write_relation, &r, r.other->n);
    Py_DECREF((PyObject *)other);
    return result;
}

/* ---- into strict URIs ---- */

/* The result is parsed as URI-reference, whatever the rule was that tolerated more. */
static PyObject *write_strict(PyObject *self, py_writer *writer, int rule)
{
    struct py_uri like = *(struct py_uri *)self;
    struct reference r;

    r.uri = (struct py_uri *)self;
    like.is_tolerant = false;
    like.rule = (int16_t)rule;
    return write_like(self, writer, &r, 3 * r.uri->n, &like);
}

static enum uric_status write_repair(void *context, char *buffer, size_t size, size_t *length)
{
    struct reference *const r = context;

    return uric_repair(py_ref(r->uri), r->uri->n, buffer, size, length, &r->parts, NULL);
}

static enum uric_status write_to_uri(void *context, char *buffer, size_t size, size_t *length)
{
    struct reference *const r = context;

    return uric_iri_to_uri(r->uri->s, r->uri->n, buffer, size, length, &r->parts);
}

static enum uric_status write_to_iri(void *context, char *buffer, size_t size, size_t *length)
{
    struct reference *const r = context;

    return uric_iri_from_uri(r->uri->s, r->uri->n, buffer, size, length, &r->parts);
}

PyObject *py_repair(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { NULL };

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "", names))
        return NULL;
    return write_strict(self, write_repair, ((struct py_uri *)self)->rule);
}

PyObject *py_to_uri(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { NULL };

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "", names))
        return NULL;
    return write_strict(self, write_to_uri, URIC_RULE_URI_REFERENCE);
}

PyObject *py_to_iri(PyObject *self, PyObject *arguments, PyObject *named)
{
    static char *names[] = { NULL };

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "", names))
        return NULL;
    return write_strict(self, write_to_iri, PY_IRI + URIC_IRI_REFERENCE);
}
