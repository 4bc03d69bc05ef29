/* The type URI: a reference that was parsed, and where its parts are. */
#include "py_uric.h"

#include "uric_history.h"
#include "uric_iri.h"

/* ---- making ---- */

const struct uric_tolerance *py_policy(const struct py_how *how, struct uric_tolerance *policy)
{
    if (!how->is_tolerant)
        return NULL;
    uric_tolerance_init(policy, how->tolerated);
    return policy;
}

struct py_how py_how_of(const struct py_uri *uri)
{
    struct py_how how;

    how.rule = uri->rule;
    how.is_tolerant = uri->is_tolerant;
    memcpy(how.tolerated, uri->tolerated, sizeof how.tolerated);
    return how;
}

enum uric_status py_scan(const struct py_how *how, const char *s, size_t n, struct uric *u)
{
    struct uric_tolerance policy;

    if (how->rule == URIC_RULE_URI_REFERENCE && !how->is_tolerant)
        return uric_parse(s, n, u);
    if (how->rule >= PY_EDITION)
        return uric_edition_parse(how->rule - PY_EDITION, s, n, u);
    if (how->rule >= PY_IRI)
        return uric_iri_parse_as(how->rule - PY_IRI, s, n, u);
    return uric_parse_as((enum uric_rule)how->rule, s, n, py_policy(how, &policy), u);
}

static struct py_uri *allocate(struct py_state *state)
{
    PyTypeObject *const type = (PyTypeObject *)state->uri;

    return (struct py_uri *)PyType_GenericAlloc(type, 0);
}

static void set_how(struct py_uri *uri, const struct py_how *how)
{
    uri->rule = (int16_t)how->rule;
    uri->is_tolerant = how->is_tolerant;
    if (how->is_tolerant)
        memcpy(uri->tolerated, how->tolerated, sizeof uri->tolerated);
}

/* What it keeps is exactly str or bytes, which do not change. */
static PyObject *kept(PyObject *object, const struct py_text *text)
{
    if (text->is_bytes) {
        if (PyBytes_CheckExact(text->owner)) {
            Py_INCREF(text->owner);
            return text->owner;
        }
        return PyBytes_FromStringAndSize(text->s, (Py_ssize_t)text->n);
    }
    return PyUnicode_FromObject(object); /* the same object, unless it is of a subclass */
}

static struct py_uri *hold(struct py_state *state, PyObject *object, struct py_text *text,
                           const struct uric *u, const struct py_how *how)
{
    struct py_uri *const uri = allocate(state);

    if (uri == NULL || (uri->text = kept(object, text)) == NULL) {
        Py_XDECREF((PyObject *)uri);
        return NULL;
    }
    uri->owner = text->owner;
    text->owner = NULL;
    uri->s = text->s;
    uri->n = text->n;
    uri->u = *u;
    uri->is_bytes = text->is_bytes;
    set_how(uri, how);
    return uri;
}

static struct py_uri *parse(struct py_state *state, PyObject *object, struct py_text *text,
                            const struct py_how *how)
{
    struct uric u;
    const enum uric_status status = py_scan(how, text->s, text->n, &u);

    if (status == URIC_OK)
        return hold(state, object, text, &u, how);
    py_raise_invalid(state, how, text, status, &u, -1);
    return NULL;
}

struct py_uri *py_uri_parse(struct py_state *state, PyObject *object,
                            const struct py_how *how)
{
    struct py_text text;
    struct py_uri *uri;

    if ((PyObject *)Py_TYPE(object) == state->uri)
        object = ((struct py_uri *)object)->text;
    if (py_take(object, "text", &text) < 0)
        return NULL;
    uri = parse(state, object, &text, how);
    py_drop(&text);
    return uri;
}

struct py_uri *py_uri_of(struct py_state *state, PyObject *object)
{
    struct py_how how;

    if ((PyObject *)Py_TYPE(object) == state->uri) {
        Py_INCREF(object);
        return (struct py_uri *)object;
    }
    memset(&how, 0, sizeof how);
    return py_uri_parse(state, object, &how);
}

static bool are_same(const struct uric *u, const struct uric *v)
{
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        if (uric_has(u, (enum uric_part)i) &&
            (u->part[i].begin != v->part[i].begin || u->part[i].end != v->part[i].end))
            return false;
    }
    return u->defined == v->defined;
}

int py_reference_rule(int rule)
{
    return rule >= PY_IRI && rule < PY_EDITION ? PY_IRI + URIC_IRI_REFERENCE
                                               : URIC_RULE_URI_REFERENCE;
}

/* Whether the text, parsed so, has these parts; their kinds are then those of the rule. */
static bool has_parts(const struct py_how *how, const char *s, size_t n, struct uric *u)
{
    struct uric v;

    if (py_scan(how, s, n, &v) != URIC_OK || !are_same(u, &v))
        return false;
    *u = v;
    return true;
}

/* Keeps the rule if the result has these parts by it; else takes that of references. */
static int set_rule(const char *s, size_t n, struct uric *u, struct py_how *how)
{
    const int rule = how->rule;

    if (has_parts(how, s, n, u))
        return 0;
    how->rule = py_reference_rule(rule);
    if (how->rule != rule && has_parts(how, s, n, u))
        return 0;
    PyErr_Format(PyExc_ValueError, "the result would parse differently as %s",
                 py_rule_name(how->rule));
    return -1;
}

PyObject *py_uri_new(struct py_state *state, const char *s, size_t n, const struct uric *u,
                     const struct py_uri *like)
{
    struct py_how how = py_how_of(like);
    struct uric parts = *u;
    PyObject *object;
    struct py_text text;
    struct py_uri *uri = NULL;

    if (set_rule(s, n, &parts, &how) < 0)
        return NULL;
    object = py_give(s, n, like->is_bytes);
    if (object == NULL || py_take(object, "text", &text) < 0) {
        Py_XDECREF(object);
        return NULL;
    }
    uri = hold(state, object, &text, &parts, &how);
    py_drop(&text);
    Py_DECREF(object);
    return (PyObject *)uri;
}

/* ---- the object ---- */

static PyObject *new_uri(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "text", "rule", "tolerate", NULL };
    PyObject *text, *rule = NULL, *tolerate = NULL;
    struct py_how how;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|OO:URI", names, &text, &rule,
                                     &tolerate) ||
        py_how(rule, tolerate, &how) < 0)
        return NULL;
    return (PyObject *)py_uri_parse(py_state_for(type), text, &how);
}

static void dealloc(PyObject *self)
{
    struct py_uri *const uri = (struct py_uri *)self;

    Py_XDECREF(uri->owner);
    Py_XDECREF(uri->text);
    py_free(self);
}

static PyObject *string(PyObject *self)
{
    const struct py_uri *const uri = (struct py_uri *)self;

    if (uri->is_bytes)
        return PyUnicode_DecodeUTF8(uri->s, (Py_ssize_t)uri->n, "surrogateescape");
    Py_INCREF(uri->text);
    return uri->text;
}

static PyObject *represent(PyObject *self)
{
    return PyUnicode_FromFormat("uric.URI(%R)", ((struct py_uri *)self)->text);
}

static Py_hash_t hash(PyObject *self)
{
    return PyObject_Hash(((struct py_uri *)self)->text);
}

/* By their text, as str and bytes are compared: str with bytes are different. */
static PyObject *compare(PyObject *self, PyObject *other, int how)
{
    const struct py_uri *const a = (struct py_uri *)self, *const b = (struct py_uri *)other;

    if (Py_TYPE(other) != Py_TYPE(self) ||
        (a->is_bytes != b->is_bytes && how != Py_EQ && how != Py_NE)) {
        Py_INCREF(Py_NotImplemented);
        return Py_NotImplemented;
    }
    return PyObject_RichCompare(a->text, b->text, how);
}

static PyObject *tolerated(const struct py_uri *uri)
{
    PyObject *parts;
    int i, k;

    if (!uri->is_tolerant)
        return Py_BuildValue("");
    parts = PyDict_New();
    for (i = 0; parts && i < URIC_PARTS; i++) {
        PyObject *const names = uri->tolerated[i] ? PyList_New(0) : NULL;

        for (k = 0; names && k < URIC_TOLERATED_NAMES; k++) {
            PyObject *const name = uri->tolerated[i] >> k & 1
                                       ? PyUnicode_FromString(uric_tolerated_name(k))
                                       : NULL;

            if (name)
                PyList_Append(names, name);
            Py_XDECREF(name);
        }
        if (names)
            PyDict_SetItemString(parts, uric_part_name(i), names);
        Py_XDECREF(names);
    }
    if (PyErr_Occurred())
        Py_CLEAR(parts);
    return parts;
}

static PyObject *reduce(PyObject *self, PyObject *nothing)
{
    const struct py_uri *const uri = (struct py_uri *)self;

    (void)nothing;
    return Py_BuildValue("O(OsN)", (PyObject *)Py_TYPE(self), uri->text,
                         py_rule_name(uri->rule), tolerated(uri));
}

static PyObject *same(PyObject *self, PyObject *argument)
{
    (void)argument;
    Py_INCREF(self);
    return self;
}

static PyObject *as_bytes(PyObject *self, PyObject *nothing)
{
    const struct py_uri *const uri = (struct py_uri *)self;

    (void)nothing;
    return PyBytes_FromStringAndSize(uri->s, (Py_ssize_t)uri->n);
}

#define METHOD(name, function, doc) \
    { name, (PyCFunction)(void (*)(void))function, METH_VARARGS | METH_KEYWORDS, doc }

static PyMethodDef methods[] = {
    { "__class_getitem__", py_annotation, METH_O | METH_CLASS, NULL },
    { "__reduce__", reduce, METH_NOARGS, NULL },
    { "__copy__", same, METH_NOARGS, NULL },
    { "__deepcopy__", same, METH_O, NULL },
    { "__bytes__", as_bytes, METH_NOARGS, NULL },
    METHOD("normalize", py_normalize,
           "normalize($self, steps=('case', 'percent', 'dots'))\n--\n\n"
           "The normal form (section 6.2); other steps are 'scheme' and 'ipv6'.\n\n"
           ">>> str(URI('HTTP://Example.com/%7Ea/../b').normalize())\n"
           "'http://example.com/b'"),
    METHOD("needs", py_needs,
           "needs($self, steps=None)\n--\n\nThe steps that would change the reference.\n\n"
           ">>> URI('HTTP://h/a').needs()\n"
           "('case',)"),
    METHOD("resolve", py_resolve,
           "resolve($self, reference, *, strict=True, surplus='drop')\n--\n\n"
           "The target of a reference, with this URI as the base (section 5.2).  Error if the\n"
           "reference is not valid with the base's tolerance.\n\n"
           ">>> str(URI('http://a/b/c/d;p?q').resolve('../g'))\n"
           "'http://a/b/g'"),
    METHOD("relate", py_relate,
           "relate($self, target)\n--\n\n"
           "The shortest reference that resolves to the target, with this URI as the base.\n\n"
           ">>> str(URI('http://a/b/c').relate('http://a/b/d?e'))\n"
           "'d?e'"),
    METHOD("repair", py_repair,
           "repair($self)\n--\n\nThe strict reference: what was tolerated is percent-encoded.\n\n"
           ">>> str(URI('/a b', tolerate='log').repair())\n"
           "'/a%20b'"),
    METHOD("to_uri", py_to_uri,
           "to_uri($self)\n--\n\nThe URI of an IRI (RFC 3987, section 3.1).\n\n"
           ">>> str(URI('/r\\u00e9sum\\u00e9', 'IRI-reference').to_uri())\n"
           "'/r%C3%A9sum%C3%A9'"),
    METHOD("to_iri", py_to_iri,
           "to_iri($self)\n--\n\nThe IRI of a URI (RFC 3987, section 3.2).\n\n"
           ">>> str(URI('/r%C3%A9sum%C3%A9').to_iri())\n"
           "'/r\\xe9sum\\xe9'"),
    METHOD("edit", py_edit,
           "edit($self, what, value, *, index=0, name=None)\n--\n\n"
           "The reference with one part set, or removed if the value is None: a component,\n"
           "'authority', 'user', 'password', 'segment', 'parameter' or 'parameter-named'.\n"
           "The value is put in as it is; ValueError if it does not fit.\n\n"
           ">>> str(URI('http://h/a#b').edit('query', 'x=1'))\n"
           "'http://h/a?x=1#b'"),
    { "with_scheme", py_with_scheme, METH_O, "The URI with another scheme, or without one." },
    { "with_authority", py_with_authority, METH_O,
      "The URI with another authority, or without one." },
    { "with_userinfo", py_with_userinfo, METH_O, "The URI with another userinfo, or without." },
    { "with_user", py_with_user, METH_O, "The URI with another user, or without one." },
    { "with_password", py_with_password, METH_O, "The URI with another password, or without." },
    { "with_host", py_with_host, METH_O, "The URI with another host." },
    { "with_port", py_with_port, METH_O,
      "The URI with another port, an int or its digits, or without one.\n\n"
      ">>> str(URI('http://h/').with_port(8080))\n"
      "'http://h:8080/'" },
    { "with_path", py_with_path, METH_O, "The URI with another path, as it is to appear." },
    { "with_query", py_with_query, METH_O,
      "The URI with another query: a str as it is to appear, a dict or pairs, or None.\n\n"
      ">>> str(URI('http://h/').with_query({'a': 'b c', 'd': 1}))\n"
      "'http://h/?a=b+c&d=1'" },
    { "with_fragment", py_with_fragment, METH_O, "The URI with another fragment, or without." },
    { "with_name", py_with_name, METH_O,
      "The URI with another last segment, which is percent-encoded.\n\n"
      ">>> str(URI('http://h/a/b').with_name('c d'))\n"
      "'http://h/a/c%20d'" },
    METHOD("set", py_set,
           "set($self, name, value, *, form=True)\n--\n\n"
           "The URI with the first query parameter of this name set, or with one added; name\n"
           "and value are percent-encoded.  form: '+' in the query is a space.\n\n"
           ">>> str(URI('http://h/?id=1&x').set('id', '7').set('a b', '&'))\n"
           "'http://h/?id=7&x&a%20b=%26'"),
    METHOD("remove", py_remove,
           "remove($self, pattern, *, form=True)\n--\n\n"
           "The URI without the query parameters whose names, decoded, match; '*' stands for\n"
           "any text, '%2A' for a '*'.  form: '+' in the query is a space.\n\n"
           ">>> str(URI('http://h/?utm_a=1&x=2').remove('utm_*'))\n"
           "'http://h/?x=2'"),
    METHOD("span", py_span,
           "span($self, part)\n--\n\n"
           "Where a component is in the text: (begin, end), or None.\n\n"
           ">>> URI('http://h/a').span('path')\n"
           "(8, 10)"),
    METHOD("pairs", py_pairs,
           "pairs($self, *, form=True, semicolon=False)\n--\n\n"
           "The pairs of the query, decoded: a tuple of (name, value); the value is None\n"
           "without a '='.  form: '+' is a space.  Bytes that are not UTF-8 become\n"
           "surrogates, as os.fsdecode() makes them.\n\n"
           ">>> URI('?a=1&b&c=%26').pairs()\n"
           "(('a', '1'), ('b', None), ('c', '&'))"),
    METHOD("value", py_value,
           "value($self, name, default=None, *, form=True)\n--\n\n"
           "The value of the first query parameter with this name, decoded.\n\n"
           ">>> URI('/?a=1&b=x%26y').value('b')\n"
           "'x&y'"),
    METHOD("audit", py_audit,
           "audit($self)\n--\n\nThe hazards of the reference: a dict of names and values.\n\n"
           ">>> URI('http://0x7f.1:22/').audit()['port-low']\n"
           "22"),
    METHOD("compare", py_compare,
           "compare($self, other)\n--\n\n"
           "The first method by which two references are equal: 'string', 'syntax', 'scheme'\n"
           "or 'different' (section 6.2).\n\n"
           ">>> URI('http://h/%61').compare('http://h:80/a')\n"
           "'scheme'"),
    METHOD("equal", py_equal,
           "equal($self, other, steps=('case', 'percent', 'dots'))\n--\n\n"
           "Whether the normal forms are the same.\n\n"
           ">>> URI('HTTP://h').equal('http://h')\n"
           "True"),
    METHOD("hash", py_hash_as,
           "hash($self, key, steps=('case', 'percent', 'dots'))\n--\n\n"
           "A keyed hash of 64 bits of the normal form; key is 16 random bytes.\n\n"
           ">>> URI('HTTP://h').hash(b'0' * 16) == URI('http://h').hash(b'0' * 16)\n"
           "True"),
    METHOD("same_origin", py_same_origin,
           "same_origin($self, other)\n--\n\nWhether two URIs have the same origin (RFC 6454).\n\n"
           ">>> URI('http://h/a').same_origin('HTTP://H:80/b')\n"
           "True"),
    METHOD("same_document", py_same_document,
           "same_document($self, reference)\n--\n\n"
           "Whether a reference leads back to this base (section 4.4).\n\n"
           ">>> URI('http://a/b').same_document('#c')\n"
           "True"),
    METHOD("host_allowed", py_host_allowed,
           "host_allowed($self, hosts)\n--\n\nWhether the host is one of these.\n\n"
           ">>> URI('http://EXAMPLE.com/').host_allowed(['example.com', '::1'])\n"
           "True"),
    METHOD("dns_name", py_dns_name,
           "dns_name($self, *, dot=False, underscore=False, triplets=True)\n--\n\n"
           "Whether the host is a DNS name: (status, offset); the status is 'ok' or says why\n"
           "not.\n\n"
           ">>> URI('http://w&w.example/').dns_name()\n"
           "('byte', 8)"),
    METHOD("address_of", py_address_of,
           "address_of($self)\n--\n\n"
           "The address that the host means, however it is spelled: a dict, or None.\n\n"
           ">>> URI('http://0x7f.1/').address_of()['kind']\n"
           "'loopback'"),
    { NULL, NULL, 0, NULL }
};

static char doc[] =
    "URI(text, rule='URI-reference', tolerate=None)\n--\n\n"
    "A reference that was parsed; it does not change.  Parts are made when asked for; an\n"
    "undefined one is None, an empty one ''.  Of bytes they are bytes.  URIs are compared,\n"
    "ordered and hashed by their text: equal() compares normal forms.\n\n"
    ">>> URI('http://[::1]/a').host_kind\n"
    "'IPv6address'";

static PyType_Slot slots[] = {
    { Py_tp_doc, doc },
    { Py_tp_new, (void *)new_uri },
    { Py_tp_dealloc, (void *)dealloc },
    { Py_tp_str, (void *)string },
    { Py_tp_repr, (void *)represent },
    { Py_tp_hash, (void *)hash },
    { Py_tp_richcompare, (void *)compare },
    { Py_tp_getset, py_part_getters },
    { Py_tp_methods, methods },
    { Py_nb_true_divide, (void *)py_divide },
    { 0, NULL }
};

static PyType_Spec spec = { "uric.URI", sizeof(struct py_uri), 0, Py_TPFLAGS_DEFAULT, slots };

int py_add_uri(PyObject *module, struct py_state *state)
{
    return py_add_type(module, &spec, &state->uri);
}
