/* _column(): a text for each row of a column of references. */
#include "py_builder.h"
#include "py_chunks.h"
#include "py_domains.h"
#include "py_readers.h"
#include "py_utf8.h"

#include "uric_readings.h"

enum operation { NORMALIZE, RESOLVE, RELATE, REPAIR, QUERY_VALUE, DOMAIN, AGREE, OPERATIONS };

struct call {
    struct py_state *state;
    enum operation operation;
    struct py_how how;
    struct uric_tolerance policy;
    const struct uric_tolerance *tolerance;
    int option;                         /* steps or flags */
    unsigned readers;
    struct py_uri *base;
    struct py_text key;
    const struct uric_domains *domains;
    bool raises;
    struct py_input input;
    struct py_builder builder;
    struct py_chunks *chunks;
    size_t failed; /* the row that failed */
};

static const char *operation_name(int i)
{
    static const char *const names[] = { "normalize",   "resolve",            "relate", "repair",
                                         "query_value", "registrable_domain", "agree" };

    return names[i];
}

/* ---- a row, without Python ---- */

static enum uric_status write_row(const struct call *c, struct uric_ref ref, size_t n,
                                  char *buffer, size_t size, size_t *length)
{
    switch (c->operation) {
    case NORMALIZE:
        return uric_normalize(ref, (enum uric_step)c->option, NULL, buffer, size, length, NULL,
                              NULL);
    case RESOLVE:
        return uric_resolve(py_ref(c->base), ref, (enum uric_resolve_flags)c->option, buffer,
                            size, length, NULL);
    case RELATE: return uric_relate(py_ref(c->base), ref, buffer, size, length, NULL);
    case REPAIR: return uric_repair(ref, n, buffer, size, length, NULL, NULL);
    default:
        return uric_query_value(ref, (enum uric_query_flags)c->option, c->key.s, c->key.n,
                                buffer, size, length);
    }
}

static enum uric_status put(struct call *c, const char *s, size_t n)
{
    char *const to = py_build_room(&c->builder, n);

    if (to == NULL)
        return URIC_TOO_SMALL;
    if (n > 0)
        memcpy(to, s, n);
    return py_build_row(&c->builder, n) < 0 ? URIC_TOO_SMALL : URIC_OK;
}

static enum uric_status put_null(struct call *c)
{
    return py_build_null(&c->builder) < 0 ? URIC_TOO_SMALL : URIC_OK;
}

static enum uric_status put_domain(struct call *c, struct uric_ref ref)
{
    const uric_span host = ref.u->part[URIC_HOST];
    uric_span at;

    if (!uric_has(ref.u, URIC_HOST) ||
        uric_registrable_domain(c->domains, ref.s + host.begin, host.end - host.begin,
                                (enum uric_domain_flags)c->option, &at) != URIC_OK)
        return put_null(c);
    return put(c, ref.s + host.begin + at.begin, at.end - at.begin);
}

static enum uric_status put_agreement(struct call *c, struct uric_bytes string)
{
    struct uric_agreement a;
    const char *reason;

    if (uric_agree(string.s, string.n, c->readers, &a))
        return put_null(c);
    reason = a.verdict == URIC_ALL_REFUSE ? "refused" : uric_reading_reason_name(a.reason);
    if (reason == NULL)
        reason = "other";
    return put(c, reason, strlen(reason));
}

/* URIC_TOO_SMALL: no memory. */
static enum uric_status put_row(struct call *c, struct uric_bytes string)
{
    struct uric u;
    size_t n, size = string.n + 64;
    enum uric_status status;
    char *to;

    if (string.s == NULL)
        return put_null(c);
    if (c->operation == AGREE)
        return put_agreement(c, string);
    status = uric_parse_as((enum uric_rule)c->how.rule, string.s, string.n, c->tolerance, &u);
    if (status != URIC_OK)
        return c->raises ? status : put_null(c);
    if (c->operation == DOMAIN)
        return put_domain(c, uric_bind(string.s, &u));
    do {
        to = py_build_room(&c->builder, size);
        if (to == NULL)
            return URIC_TOO_SMALL;
        status = write_row(c, uric_bind(string.s, &u), string.n, to, size, &n);
        size = n;
    } while (status == URIC_TOO_SMALL);
    if (status == URIC_NONE || status == URIC_NO_VALUE)
        return put_null(c);
    if (status != URIC_OK)
        return c->raises ? status : put_null(c);
    if (!py_is_utf8(to, n))
        return c->raises ? URIC_REFUSED : put_null(c);
    return py_build_row(&c->builder, n) < 0 ? URIC_TOO_SMALL : URIC_OK;
}

static enum uric_status put_rows(struct call *c, size_t from, size_t to)
{
    size_t row;

    for (row = from; row < to; row++) {
        const enum uric_status status = put_row(c, py_string_at(&c->input.strings, row));

        if (status != URIC_OK) {
            c->failed = row;
            return status;
        }
    }
    return URIC_OK;
}

/* ---- with Python ---- */

static int fail(const struct call *c, enum uric_status status)
{
    const int64_t row = c->input.row + (int64_t)c->failed;
    const struct uric_bytes bytes = py_string_at(&c->input.strings, c->failed);
    struct py_text text = { NULL, bytes.s, bytes.n, c->input.strings.is_binary };
    struct uric u;
    char message[128];

    if (status == URIC_TOO_SMALL) {
        PyErr_NoMemory();
        return -1;
    }
    if (py_scan(&c->how, bytes.s, bytes.n, &u) != URIC_OK) {
        py_raise_invalid(c->state, &c->how, &text, status, &u, row);
        return -1;
    }
    PyOS_snprintf(message, sizeof message, "row %lld: %s", (long long)row,
                  status == URIC_REFUSED ? "the value is not UTF-8" : uric_status_text(status));
    py_raise(c->state, message, 0, NULL, NULL, false, row);
    return -1;
}

static int end_chunk(struct call *c)
{
    struct ArrowArray array;

    if (py_build_array(&c->builder, &array) < 0) {
        PyErr_NoMemory();
        return -1;
    }
    return py_add_chunk(c->chunks, &array);
}

static int run_array(struct call *c)
{
    const size_t rows = c->input.strings.rows;
    size_t from = 0, to;

    while (from < rows) {
        const char *wrong;
        enum uric_status status = URIC_OK;

        Py_BEGIN_ALLOW_THREADS
        to = py_check_rows(&c->input.strings, from, PY_STEP_ROWS, PY_STEP_BYTES, &wrong);
        if (wrong == NULL)
            status = put_rows(c, from, to);
        Py_END_ALLOW_THREADS
        if (wrong) {
            py_row_error(c->input.row + (int64_t)to, wrong);
            return -1;
        }
        if (status != URIC_OK)
            return fail(c, status);
        if (PyErr_CheckSignals() < 0)
            return -1;
        if ((c->builder.rows >= PY_CHUNK_ROWS || c->builder.n >= PY_CHUNK_BYTES) && end_chunk(c) < 0)
            return -1;
        from = to;
    }
    return 0;
}

static int run(struct call *c)
{
    int status;

    while ((status = py_next_input(&c->input)) > 0) {
        status = run_array(c);
        if (status < 0) /* the array is closed with the input */
            return -1;
        c->input.array.release(&c->input.array);
    }
    if (status < 0)
        return -1;
    return c->builder.rows > 0 || c->chunks->n == 0 ? end_chunk(c) : 0;
}

/* ---- the arguments ---- */

static int set_argument(struct call *c, PyObject *argument)
{
    switch (c->operation) {
    case NORMALIZE:
        c->option = py_steps(argument, URIC_STEPS_SYNTAX);
        return c->option < 0 ? -1 : 0;
    case RESOLVE:
    case RELATE:
        c->base = py_uri_of(c->state, argument);
        return c->base ? 0 : -1;
    case QUERY_VALUE: return py_take_decoded(argument, "name", &c->key);
    case DOMAIN:
        c->domains = py_domains_of(c->state, argument);
        return c->domains ? 0 : -1;
    case AGREE: return py_reader_set(argument, &c->readers);
    default: return 0;
    }
}

static const char *errors_name(int i)
{
    static const char *const names[] = { "null", "raise" };

    return names[i];
}

static int prepare(struct call *c, PyObject *operation, PyObject *argument, int option,
                   PyObject *rule, PyObject *tolerate, PyObject *errors)
{
    const int number = py_number(operation, "operation", operation_name, OPERATIONS);
    const int raises = py_number(errors, "errors", errors_name, 2);

    if (number < 0 || raises < 0 || py_how(rule, tolerate, &c->how) < 0)
        return -1;
    if (c->how.rule >= PY_IRI) {
        PyErr_SetString(PyExc_ValueError, "columns are parsed by rules of URIs");
        return -1;
    }
    c->tolerance = py_policy(&c->how, &c->policy);
    c->operation = (enum operation)number;
    c->option = option;
    c->raises = raises;
    return set_argument(c, argument);
}

PyObject *py_column(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *words[] = { "operation", "array", "argument", "option", "rule", "tolerate",
                             "errors", NULL };
    PyObject *operation, *array, *argument, *rule, *tolerate, *errors, *result = NULL;
    struct call c;
    int option, status = -1;

    memset(&c, 0, sizeof c);
    c.state = py_state_of(module);
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOOiOOO", words, &operation, &array,
                                     &argument, &option, &rule, &tolerate, &errors))
        return NULL;
    if (prepare(&c, operation, argument, option, rule, tolerate, errors) == 0 &&
        (c.chunks = py_new_chunks()) != NULL) {
        py_build_type(&c.chunks->type);
        status = py_open_input(array, &c.input);
        if (status == 0) {
            status = run(&c);
            py_close_input(&c.input);
        }
    }
    if (status == 0)
        result = py_new_column(c.state, c.chunks);
    else
        py_leave_chunks(c.chunks);
    py_build_drop(&c.builder);
    py_drop(&c.key);
    Py_XDECREF((PyObject *)c.base);
    return result;
}
