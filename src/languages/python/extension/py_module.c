/* The module uric._uric: its functions, its types and its state. */
#include "py_uric.h"

#define FUNCTION(name, function, doc) \
    { name, (PyCFunction)(void (*)(void))function, METH_VARARGS | METH_KEYWORDS, doc }

static PyMethodDef functions[] = {
    FUNCTION("parse", py_parse,
             "parse(text, rule='URI-reference', tolerate=None)\n--\n\n"
             "Parses a str or bytes (RFC 3986) into a URI; raises Error if it is not valid.\n\n"
             ">>> uri = parse('http://me@example.com:8042/over/there?name=ferret#nose')\n"
             ">>> uri.host, uri.port, uri.path\n"
             "('example.com', '8042', '/over/there')\n"
             ">>> parse('http://h?').query, parse('http://h').query\n"
             "('', None)"),
    FUNCTION("check", py_check,
             "check(text, rule='URI-reference', tolerate=None)\n--\n\n"
             "None if the text is valid, else the Error that parse() would raise.\n\n"
             ">>> check('http://a b').offset\n"
             "8"),
    FUNCTION("is_valid", py_is_valid,
             "is_valid(text, rule='URI-reference', tolerate=None)\n--\n\n"
             "Whether the text is valid by the rule.\n\n"
             ">>> is_valid('//h/'), is_valid('//h/', rule='URI')\n"
             "(True, False)"),
    FUNCTION("split", py_split,
             "split(text)\n--\n\n"
             "Splits any text as the expression of RFC 3986, Appendix B, does: scheme,\n"
             "authority, path, query and fragment.  Nothing is refused.\n\n"
             ">>> split('//a|b/c d?e')\n"
             "(None, 'a|b', '/c d', 'e', None)"),
    FUNCTION("build", py_build,
             "build(*, scheme=None, userinfo=None, host=None, port=None, path='', query=None,\n"
             "      fragment=None)\n--\n\n"
             "The URI that consists of these parts (section 5.3); ValueError if no reference\n"
             "does.\n\n"
             ">>> str(build(scheme='http', host='h', port='80', path='/a'))\n"
             "'http://h:80/a'"),
    FUNCTION("encode", py_encode,
             "encode(text, place='segment')\n--\n\n"
             "The text percent-encoded for 'userinfo', 'host', 'path', 'segment', 'query',\n"
             "'fragment' or 'form'.\n\n"
             ">>> encode('a/b c')\n"
             "'a%2Fb%20c'"),
    FUNCTION("decode", py_decode,
             "decode(text, plus=False)\n--\n\n"
             "The text percent-decoded; Error at a '%' without two hex digits.  Bytes that are\n"
             "not UTF-8 are a UnicodeDecodeError for a str: decode bytes then.\n\n"
             ">>> decode('a%2Fb')\n"
             "'a/b'"),
    FUNCTION("encode_form", py_encode_form,
             "encode_form(pairs)\n--\n\n"
             "Pairs of names and values as application/x-www-form-urlencoded; a value may be\n"
             "None.\n\n"
             ">>> encode_form([('a b', '1&2'), ('c', None)])\n"
             "'a+b=1%262&c'"),
    FUNCTION("remove_dot_segments", py_remove_dot_segments,
             "remove_dot_segments(path)\n--\n\n"
             "The path without its dot-segments (section 5.2.4).\n\n"
             ">>> remove_dot_segments('/a/./b/../c')\n"
             "'/a/c'"),
    FUNCTION("agree", py_agree,
             "agree(text, readers=None)\n--\n\n"
             "Whether other parsers find the same host in a text: None if all do, else a dict\n"
             "of 'verdict', 'reason', 'reader' and 'offset'.  readers: names of them.\n\n"
             ">>> agree('http://h.example/')\n"
             ">>> agree('http://evil.example\\\\@h.example/')['reason']\n"
             "'backslash'"),
    FUNCTION("read_as", py_read_as,
             "read_as(reader, text, oldest=False)\n--\n\n"
             "What another parser makes of a text: a dict of 'verdict', 'scheme', 'host',\n"
             "'port', 'path', 'reason' and 'offset'.\n\n"
             ">>> read_as('whatwg', 'http://0x7f.1/')['host']\n"
             "'127.0.0.1'"),
    FUNCTION("request", py_request,
             "request(target, host=None, *, method='GET', scheme='http', version='1.1')\n--\n\n"
             "Judges an HTTP request: a dict of 'verdict', 'code', 'reason', 'host', 'port',\n"
             "'path', 'query', 'form' and 'hazards'.\n\n"
             ">>> request('/a/../b', 'h.example')['path']\n"
             "'/b'\n"
             ">>> request('/..;/b', 'h.example')['code']\n"
             "400"),
    FUNCTION("audit", py_audit_split,
             "audit(text)\n--\n\n"
             "The hazards of any text, valid or not: a dict of their names and values\n"
             "(section 7).\n\n"
             ">>> audit('http://h:22/')['port-low']\n"
             "22"),
    FUNCTION("editions", py_editions,
             "editions(text)\n--\n\n"
             "For each edition of the grammar None, or the offset of the error.\n\n"
             ">>> editions('http://[::1]/')['rfc2396'], editions('http://[::1]/')['rfc3986']\n"
             "(7, None)"),
    FUNCTION("columns", py_columns,
             "columns(array, names, *, rule='URI-reference', tolerate=None, copies=False,\n"
             "        errors='null')\n--\n\n"
             "Parses a column of references into a Table of the named columns: 'scheme',\n"
             "'userinfo', 'host', 'port', 'path', 'query', 'fragment', 'authority', 'user',\n"
             "'password', 'host-kind', 'path-kind', 'port-number', 'error' (its offset in\n"
             "bytes) and 'error-part'.  array: an object with __arrow_c_array__\n"
             "or __arrow_c_stream__, or a list.  Undefined components, invalid rows and nulls\n"
             "are null; with errors='raise' the first invalid row raises Error.  Components are\n"
             "views of the array, or copies.\n\n"
             ">>> table = columns(['http://h/pa b', '//h'], ['host', 'error'])\n"
             ">>> len(table), table['host'].null_count\n"
             "(2, 1)"),
    FUNCTION("_column", py_column, "For the module uric.column."),
    FUNCTION("_sql", py_sql, "For the module uric.spark."),
    { NULL, NULL, 0, NULL }
};

struct py_state *py_state_of(PyObject *module)
{
    return PyModule_GetState(module);
}

struct py_state *py_state_for(PyTypeObject *type)
{
    return PyType_GetModuleState(type);
}

PyObject *py_annotation(PyObject *type, PyObject *item)
{
    return Py_GenericAlias(type, item);
}

void py_free(PyObject *self)
{
    PyTypeObject *const type = Py_TYPE(self);

    ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
    Py_DECREF(type);
}

int py_add_type(PyObject *module, PyType_Spec *spec, PyObject **type)
{
    const char *const name = strrchr(spec->name, '.') + 1;

    *type = PyType_FromModuleAndSpec(module, spec, NULL);
    if (*type == NULL)
        return -1;
    Py_INCREF(*type);
    if (PyModule_AddObject(module, name, *type) < 0) {
        Py_DECREF(*type);
        return -1;
    }
    return 0;
}

static int add_names(struct py_state *state)
{
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        state->parts[i] = PyUnicode_InternFromString(uric_part_name(i));
        if (state->parts[i] == NULL)
            return -1;
    }
    return 0;
}

static int execute(PyObject *module)
{
    struct py_state *const state = py_state_of(module);

    if (add_names(state) < 0 || py_add_error(module, state) < 0 ||
        py_add_uri(module, state) < 0 || py_add_domains(module, state) < 0 ||
        py_add_table(module, state) < 0 || py_add_log(module, state) < 0)
        return -1;
    return PyModule_AddStringConstant(module, "version", uric_version());
}

static int traverse(PyObject *module, visitproc visit, void *arg)
{
    struct py_state *const state = py_state_of(module);

    Py_VISIT(state->uri);
    Py_VISIT(state->error);
    Py_VISIT(state->domains);
    Py_VISIT(state->table);
    Py_VISIT(state->column);
    Py_VISIT(state->log);
    return 0;
}

static int clear(PyObject *module)
{
    struct py_state *const state = py_state_of(module);
    int i;

    Py_CLEAR(state->uri);
    Py_CLEAR(state->error);
    Py_CLEAR(state->domains);
    Py_CLEAR(state->table);
    Py_CLEAR(state->column);
    Py_CLEAR(state->log);
    for (i = 0; i < URIC_PARTS; i++)
        Py_CLEAR(state->parts[i]);
    return 0;
}

static void free_module(void *module)
{
    clear(module);
}

static PyModuleDef_Slot slots[] = {
    { Py_mod_exec, (void *)execute },
#ifdef Py_mod_multiple_interpreters
    { Py_mod_multiple_interpreters, Py_MOD_PER_INTERPRETER_GIL_SUPPORTED },
#endif
#ifdef Py_GIL_DISABLED
    { Py_mod_gil, Py_MOD_GIL_NOT_USED }, /* objects do not change once they are made */
#endif
    { 0, NULL }
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "uric._uric", "RFC 3986 URIs, by the C library.",
    sizeof(struct py_state), functions, slots, traverse, clear, free_module
};

PyMODINIT_FUNC PyInit__uric(void);

PyMODINIT_FUNC PyInit__uric(void)
{
    return PyModuleDef_Init(&definition);
}
