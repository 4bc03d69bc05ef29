/* The Python extension: its state, and what its files share. */
#ifndef URIC_PY_URIC_H
#define URIC_PY_URIC_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "uric.h"

#include <string.h>

#if defined(Py_LIMITED_API) && Py_LIMITED_API + 0 < 0x030A0000
/* CPython 3.9 exports this function, as every later version does, but promises it only from
 * 3.10 on. */
PyAPI_FUNC(const char *) PyUnicode_AsUTF8AndSize(PyObject *text, Py_ssize_t *size);
#endif

/* ---- the module's state ---- */

struct py_state {
    PyObject *uri, *error, *domains; /* types */
    PyObject *table, *column, *log;
    PyObject *parts[URIC_PARTS]; /* their names */
};

struct py_state *py_state_of(PyObject *module);

/* Of a type that the module made. */
struct py_state *py_state_for(PyTypeObject *type);

/* Each adds its type to the module.  They return -1 with an exception. */
int py_add_error(PyObject *module, struct py_state *state);
int py_add_uri(PyObject *module, struct py_state *state);
int py_add_domains(PyObject *module, struct py_state *state);
int py_add_table(PyObject *module, struct py_state *state);
int py_add_log(PyObject *module, struct py_state *state);

/* Adds the type that a specification describes, with a new reference in *type.  Returns 0, or -1 with
 * an exception. */
int py_add_type(PyObject *module, PyType_Spec *spec, PyObject **type);

/* __class_getitem__ of the types that are generic in the stubs; type[item] is for annotations. */
PyObject *py_annotation(PyObject *type, PyObject *item);

/* Calls tp_free and drops the type's reference: the end of each type's dealloc. */
void py_free(PyObject *self);

/* ---- tuples: py_tuple.c ---- */

/* Appends an item and drops the caller's reference to it.  Returns 0; or -1 with an exception, which
 * is already set if the item is NULL. */
int py_append(PyObject *list, PyObject *item);

/* A tuple of the list's items; NULL if there is no list or an exception is set.  The caller's
 * reference to the list is dropped. */
PyObject *py_tuple_of(PyObject *list);

/* ---- texts of the caller: py_text.c ---- */

/* A str in UTF-8, or bytes.  s lives as long as the owner. */
struct py_text {
    PyObject *owner; /* a new reference */
    const char *s;
    size_t n;
    bool is_bytes;
};

/* Takes a text; returns 0, or -1 with an exception. */
typedef int py_taker(PyObject *object, const char *what, struct py_text *text);

/* Takes a str or bytes (also bytearray and memoryview, which are copied).  A lone surrogate
 * becomes the three bytes that UTF-8 would have for it.  Other objects are TypeError. */
int py_take(PyObject *object, const char *what, struct py_text *text);

/* Takes a decoded text, which is to be encoded or looked up.  U+DC80 to U+DCFF, which py_decoded()
 * gives for bytes that are not UTF-8, become the bytes 0x80 to 0xFF; another surrogate is
 * UnicodeEncodeError. */
int py_take_decoded(PyObject *object, const char *what, struct py_text *text);

void py_drop(struct py_text *text);

/* New str or bytes of n bytes. */
PyObject *py_give(const char *s, size_t n, bool is_bytes);

/* How many characters the n bytes have: of a str's UTF-8, its code points. */
size_t py_characters(const char *s, size_t n, bool is_bytes);

/* The number of the character that byte `at` is in, or of all if that is the end. */
size_t py_position(const struct py_text *text, size_t at);

/* ---- URIs: py_uri.c ---- */

/* A reference that was parsed, immutable. */
struct py_uri {
    PyObject_HEAD
    PyObject *text;  /* str or bytes, as it was given */
    PyObject *owner; /* of s: the same object or another one */
    const char *s;
    size_t n;
    struct uric u;
    uint16_t tolerated[URIC_PARTS];
    int16_t rule;      /* as in struct py_how */
    bool is_bytes, is_tolerant;
};

#define PY_IRI 64
#define PY_EDITION 128

/* What to parse as. */
struct py_how {
    int rule; /* enum uric_rule; PY_IRI + a rule of IRIs; PY_EDITION + an older edition's */
    bool is_tolerant;
    uint16_t tolerated[URIC_PARTS];
};

/* rule and tolerate as Python gives them; either may be NULL or None. */
int py_how(PyObject *rule, PyObject *tolerate, struct py_how *how);

/* How a URI was parsed. */
struct py_how py_how_of(const struct py_uri *uri);

/* The policy, in *policy; NULL if strict. */
const struct uric_tolerance *py_policy(const struct py_how *how, struct uric_tolerance *policy);

enum uric_status py_scan(const struct py_how *how, const char *s, size_t n, struct uric *u);

/* The rule of references, of URIs or IRIs as the rule is. */
int py_reference_rule(int rule);

/* A URI of what was given, which may be one already: a new reference; NULL with an
 * exception. */
struct py_uri *py_uri_of(struct py_state *state, PyObject *object);
struct py_uri *py_uri_parse(struct py_state *state, PyObject *object,
                            const struct py_how *how);

/* A URI of n bytes whose parts are known, of the rule of another one if it parses into these
 * parts by it, or a reference.  ValueError if it is neither. */
PyObject *py_uri_new(struct py_state *state, const char *s, size_t n, const struct uric *u,
                     const struct py_uri *like);

static inline struct uric_ref py_ref(const struct py_uri *uri)
{
    return uric_bind(uri->s, &uri->u);
}

extern PyGetSetDef py_part_getters[]; /* py_parts.c */
PyObject *py_divide(PyObject *self, PyObject *segment); /* py_edit.c */

/* Methods of a URI, by file. */
#define PY_METHOD(name) PyObject *name(PyObject *self, PyObject *arguments, PyObject *named)
PY_METHOD(py_normalize); /* py_write.c */
PY_METHOD(py_needs);
PY_METHOD(py_resolve);
PY_METHOD(py_relate);
PY_METHOD(py_repair);
PY_METHOD(py_to_uri);
PY_METHOD(py_to_iri);
PY_METHOD(py_span); /* py_parts.c */
PY_METHOD(py_edit); /* py_edit.c */
PY_METHOD(py_set);
PY_METHOD(py_remove);
#define PY_WITH(name) PyObject *name(PyObject *self, PyObject *value)
PY_WITH(py_with_scheme);
PY_WITH(py_with_authority);
PY_WITH(py_with_userinfo);
PY_WITH(py_with_user);
PY_WITH(py_with_password);
PY_WITH(py_with_host);
PY_WITH(py_with_port);
PY_WITH(py_with_path);
PY_WITH(py_with_query);
PY_WITH(py_with_fragment);
PY_WITH(py_with_name);
PY_METHOD(py_pairs); /* py_query.c */
PY_METHOD(py_value);
PY_METHOD(py_audit); /* py_examine.c */
PY_METHOD(py_compare);
PY_METHOD(py_equal);
PY_METHOD(py_hash_as);
PY_METHOD(py_same_origin);
PY_METHOD(py_same_document);
PY_METHOD(py_host_allowed);
PY_METHOD(py_dns_name);
PY_METHOD(py_address_of);

/* Functions of the module. */
PY_METHOD(py_parse); /* py_parse.c */
PY_METHOD(py_check);
PY_METHOD(py_is_valid);
PY_METHOD(py_split);
PY_METHOD(py_build); /* py_edit.c */
PY_METHOD(py_encode); /* py_percent.c */
PY_METHOD(py_decode);
PY_METHOD(py_encode_form);
PY_METHOD(py_remove_dot_segments);
PY_METHOD(py_agree); /* py_readers.c */
PY_METHOD(py_read_as);
PY_METHOD(py_request); /* py_request.c */
PY_METHOD(py_editions); /* py_examine.c */
PY_METHOD(py_audit_split);
PY_METHOD(py_columns); /* py_columns.c */
PY_METHOD(py_column); /* py_column.c */
PY_METHOD(py_sql); /* py_sql.c */

/* ---- names and options ---- */

/* Steps of normalization: names in a sequence, or None for those by default.  -1 with an
 * exception. */
int py_steps(PyObject *steps, int by_default);

/* The names of a set of steps: a new tuple. */
PyObject *py_step_names(int steps);

const char *py_rule_name(int rule);

/* Whether the object has items(), as a dict and other mappings have. */
bool py_is_mapping(PyObject *object);

/* The number whose name is the object, a str; -1 with ValueError that names what it is. */
typedef const char *py_name_of(int number);
int py_number(PyObject *object, const char *what, py_name_of *name_of, int count);

/* ---- errors: py_error.c ---- */

/* An instance of uric.Error for a text that is not valid, of a row of a column unless that is
 * -1; NULL with an exception. */
PyObject *py_error_new(struct py_state *state, const struct py_how *how,
                       const struct py_text *text, enum uric_status status,
                       const struct uric *u, int64_t row);

/* Raises it. */
void py_raise_invalid(struct py_state *state, const struct py_how *how,
                      const struct py_text *text, enum uric_status status, const struct uric *u,
                      int64_t row);

/* Raises uric.Error with this message and attributes; part and expected may be NULL, row -1. */
void py_raise(struct py_state *state, const char *message, uint64_t offset, const char *part,
              const char *expected, bool incomplete, int64_t row);

/* Raises what a status that is not URIC_OK means. */
void py_raise_status(struct py_state *state, enum uric_status status);

/* ---- percent-encoding: py_percent.c ---- */

/* A new bytes object: the text with every byte but unreserved characters as a triplet. */
PyObject *py_encode_all(const struct py_text *text);

/* A new str or bytes: the n bytes decoded, bytes that are not UTF-8 as surrogates. */
PyObject *py_decoded(const char *s, size_t n, bool plus, bool is_bytes);

/* A new bytes object: pairs, of a mapping or an iterable, as a form. */
PyObject *py_form(PyObject *pairs);

/* Takes an int as its digits, other objects by the taker. */
int py_take_value(PyObject *object, const char *what, py_taker *take, struct py_text *text);

/* ---- what is written: py_write.c ---- */

/* Writes to a buffer as the library's functions do. */
typedef enum uric_status py_writer(void *context, char *buffer, size_t size, size_t *length);

/* Room for what a writer writes. */
struct py_written {
    char room[512];
    char *s;
    size_t n;
};

/* Calls the writer until its result fits.  Returns the writer's status; URIC_TOO_SMALL, with
 * MemoryError, if there is no memory. */
enum uric_status py_write(py_writer *writer, void *context, size_t guess,
                          struct py_written *written);
void py_unwrite(struct py_written *written);

#endif
