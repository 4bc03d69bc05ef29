/* _sql(): the answers of a function of engines/sql.h for columns of arguments. */
#include "py_answers.h"
#include "py_chunks.h"

#include <stdlib.h>

enum outcome { GOES_ON, NO_MEMORY, TOO_LONG, UNKNOWN, NO_INTEGER };

struct argument {
    bool is_constant, is_integer;
    struct py_text text; /* of a constant */
    struct py_input input;
};

struct call {
    struct py_state *state;
    const struct sql_function *function;
    struct argument argument[SQL_MOST_ARGUMENTS];
    unsigned n, first; /* the first that is a column */
    struct sql_call sql;
    bool is_bound;
    int bindable; /* the argument that is bound again when it changes, or -1 */
    char *bound;  /* its bytes */
    size_t n_bound, room_bound;
    struct py_answers answers;
    struct py_chunks *chunks;
    size_t failed; /* the row that failed */
};

static void *resize(void *context, void *p, size_t size)
{
    (void)context;
    if (size > 0)
        return realloc(p, size);
    free(p);
    return NULL;
}

/* ---- a row, without Python ---- */

/* Decimal digits, with a "-" before them or not. */
static bool read_integer(struct sql_value *value)
{
    const bool is_negative = value->n > 0 && value->s[0] == '-';
    size_t i = is_negative;
    uint64_t number = 0;

    if (i == value->n || value->n - i > 19)
        return false;
    for (; i < value->n; i++) {
        if (value->s[i] < '0' || value->s[i] > '9')
            return false;
        number = number * 10 + (uint64_t)(value->s[i] - '0');
    }
    if (number > (uint64_t)INT64_MAX + is_negative)
        return false;
    value->number = is_negative ? (int64_t)(0 - number) : (int64_t)number;
    return true;
}

/* Reads the arguments of a row; *is_null: so is the answer. */
static enum outcome read_row(const struct call *c, size_t row, struct sql_value *values,
                             bool *is_null)
{
    unsigned i;

    for (i = 0; i < c->n; i++) {
        const struct argument *const a = &c->argument[i];
        struct uric_bytes bytes = { a->text.s, a->text.n };

        if (!a->is_constant)
            bytes = py_string_at(&a->input.strings, row);
        memset(&values[i], 0, sizeof values[i]);
        values[i].s = bytes.s;
        values[i].n = bytes.n;
        values[i].is_null = bytes.s == NULL;
        if (!values[i].is_null && a->is_integer && !read_integer(&values[i]))
            return NO_INTEGER;
    }
    *is_null = sql_is_null(c->function, values, c->n);
    return GOES_ON;
}

static enum outcome outcome_of(enum sql_status status)
{
    return status == SQL_ERROR ? UNKNOWN : status == SQL_NO_MEMORY ? NO_MEMORY : GOES_ON;
}

static enum outcome put_outcome(enum py_answers_status status)
{
    return status == PY_PUT ? GOES_ON : status == PY_PUT_TOO_LONG ? TOO_LONG : NO_MEMORY;
}

static bool keep_bound(struct call *c, const struct sql_value *value)
{
    if (value->n > c->room_bound || c->bound == NULL) {
        char *const bound = realloc(c->bound, value->n + 64);

        if (bound == NULL)
            return false;
        c->bound = bound;
        c->room_bound = value->n + 64;
    }
    if (value->n > 0)
        memcpy(c->bound, value->s, value->n);
    c->n_bound = value->n;
    return true;
}

/* A name or base is looked up once as long as it stays the same: engines hand constants over as
 * columns. */
static enum outcome bind(struct call *c, const struct sql_value *values)
{
    static const struct sql_memory memory = { resize, NULL };
    const struct sql_value *constant[SQL_MOST_ARGUMENTS] = { NULL, NULL, NULL };
    const struct sql_value *const value = c->bindable >= 0 ? &values[c->bindable] : NULL;
    enum sql_status status;

    if (c->is_bound && (value == NULL || (value->n == c->n_bound &&
                                          memcmp(value->s, c->bound, value->n) == 0)))
        return GOES_ON;
    if (c->is_bound)
        sql_unbind(&c->sql);
    if (value) {
        if (!keep_bound(c, value))
            return NO_MEMORY;
        constant[c->bindable] = value;
    }
    status = sql_bind(&c->sql, c->function, memory, constant, c->n);
    c->is_bound = true;
    return outcome_of(status);
}

static enum outcome put_rows(struct call *c, const struct sql_value *values)
{
    struct sql_value columns[SQL_MOST_COLUMNS];
    enum sql_status status = c->function->begin(&c->sql, values, c->n);

    if (status != SQL_OK)
        return outcome_of(status);
    while ((status = c->function->next(&c->sql, columns)) == SQL_OK) {
        const enum outcome outcome =
            put_outcome(py_put_columns(&c->answers, c->function, columns));

        if (outcome != GOES_ON)
            return outcome;
    }
    return status == SQL_END ? put_outcome(py_end_rows(&c->answers)) : outcome_of(status);
}

static enum outcome put_row(struct call *c, size_t row)
{
    struct sql_value values[SQL_MOST_ARGUMENTS], answer[SQL_MOST_COLUMNS];
    bool is_null;
    enum outcome outcome = read_row(c, row, values, &is_null);
    enum sql_status status;

    if (outcome != GOES_ON)
        return outcome;
    if (is_null)
        return put_outcome(py_put_null(&c->answers));
    outcome = bind(c, values);
    if (outcome != GOES_ON)
        return outcome;
    if (c->function->result == SQL_ROWS)
        return put_rows(c, values);
    status = c->function->answer(&c->sql, values, c->n, answer);
    if (status != SQL_OK)
        return outcome_of(status);
    if (c->function->result == SQL_RECORD && c->sql.record_is_null)
        return put_outcome(py_put_null(&c->answers));
    return put_outcome(py_put_answer(&c->answers, c->function, answer));
}

/* Stops early where the result's array is full; *to is the row after the last. */
static enum outcome put_slice(struct call *c, size_t from, size_t *to)
{
    enum outcome outcome = GOES_ON;
    size_t row;

    for (row = from; row < *to && outcome == GOES_ON; row++) {
        if (row % 16 == 0 && row > from && py_answers_size(&c->answers) >= PY_CHUNK_BYTES)
            break;
        outcome = put_row(c, row);
        c->failed = row;
    }
    *to = row;
    return outcome;
}

/* ---- with Python ---- */

static int fail(const struct call *c, enum outcome outcome)
{
    const int64_t row = c->argument[c->first].input.row + (int64_t)c->failed;

    switch (outcome) {
    case GOES_ON: return 0;
    case NO_MEMORY: PyErr_NoMemory(); break;
    case TOO_LONG: py_row_error(row, "the answer has more than 2^31 - 1 bytes"); break;
    case UNKNOWN: PyErr_SetString(PyExc_ValueError, c->sql.message); break;
    case NO_INTEGER: py_row_error(row, "expected the digits of an integer of 64 bits"); break;
    }
    return -1;
}

static int end_chunk(struct call *c)
{
    struct ArrowArray array;

    if (py_answers_array(&c->answers, &array) < 0) {
        PyErr_NoMemory();
        return -1;
    }
    return py_add_chunk(c->chunks, &array);
}

/* The end of a slice that begins at a row, once it is known to be sound; -1 with an exception. */
static int check_slice(const struct call *c, size_t from, size_t *to)
{
    unsigned i;

    *to = from + PY_STEP_ROWS;
    for (i = 0; i < c->n; i++) {
        const struct argument *const a = &c->argument[i];
        const char *wrong;
        size_t end;

        if (a->is_constant)
            continue;
        end = py_check_rows(&a->input.strings, from, PY_STEP_ROWS, PY_STEP_BYTES, &wrong);
        if (wrong) {
            py_row_error(a->input.row + (int64_t)end, wrong);
            return -1;
        }
        *to = end < *to ? end : *to;
    }
    return 0;
}

static int run_arrays(struct call *c)
{
    const size_t rows = c->argument[c->first].input.strings.rows;
    size_t from = 0, to;

    while (from < rows) {
        enum outcome outcome;

        if (check_slice(c, from, &to) < 0)
            return -1;
        Py_BEGIN_ALLOW_THREADS
        outcome = put_slice(c, from, &to);
        Py_END_ALLOW_THREADS
        if (fail(c, outcome) < 0 || PyErr_CheckSignals() < 0)
            return -1;
        if ((c->answers.rows >= PY_CHUNK_ROWS || py_answers_size(&c->answers) >= PY_CHUNK_BYTES) &&
            end_chunk(c) < 0)
            return -1;
        from = to;
    }
    return 0;
}

/* The next array of each column: as py_next_input(). */
static int next_arrays(struct call *c)
{
    const struct argument *const first = &c->argument[c->first];
    const int status = py_next_input(&c->argument[c->first].input);
    unsigned i;

    for (i = c->first + 1; status >= 0 && i < c->n; i++) {
        struct argument *const a = &c->argument[i];
        int other;

        if (a->is_constant)
            continue;
        other = py_next_input(&a->input);
        if (other < 0)
            return -1;
        if (other != status || a->input.strings.rows != first->input.strings.rows) {
            py_row_error(first->input.row, "the columns are not divided into the same arrays");
            return -1;
        }
    }
    return status;
}

static int run(struct call *c)
{
    int status;
    unsigned i;

    while ((status = next_arrays(c)) > 0) {
        if (run_arrays(c) < 0) /* the arrays are closed with the inputs */
            return -1;
        for (i = 0; i < c->n; i++) {
            if (!c->argument[i].is_constant)
                c->argument[i].input.array.release(&c->argument[i].input.array);
        }
    }
    if (status < 0)
        return -1;
    return c->answers.rows > 0 || c->chunks->n == 0 ? end_chunk(c) : 0;
}

/* ---- the arguments ---- */

static int open_argument(struct call *c, unsigned i, PyObject *object)
{
    struct argument *const a = &c->argument[i];

    a->is_integer = c->function->argument[i].type == SQL_INTEGER;
    a->is_constant = PyUnicode_Check(object) || PyBytes_Check(object);
    if (a->is_constant)
        return py_take(object, c->function->argument[i].name, &a->text);
    if (c->first == c->n)
        c->first = i;
    return py_open_input(object, &a->input);
}

static int open_arguments(struct call *c, PyObject *columns)
{
    const Py_ssize_t n = PyTuple_Size(columns);
    unsigned i;

    if (n < 0)
        return -1;
    if (n < c->function->n_required || n > c->function->n_arguments) {
        PyErr_Format(PyExc_TypeError, "%s takes %d to %d arguments, not %zd", c->function->name,
                     c->function->n_required, c->function->n_arguments, n);
        return -1;
    }
    c->n = c->first = (unsigned)n;
    c->bindable = sql_bindable(c->function);
    if (c->bindable >= (int)c->n)
        c->bindable = -1;
    for (i = 0; i < c->n; i++) {
        if (open_argument(c, i, PyTuple_GetItem(columns, (Py_ssize_t)i)) < 0)
            return -1;
    }
    if (c->first < c->n)
        return 0;
    PyErr_SetString(PyExc_TypeError, "one of the arguments must be a column");
    return -1;
}

static void close_arguments(struct call *c)
{
    unsigned i;

    for (i = 0; i < c->n; i++) {
        if (c->argument[i].is_constant)
            py_drop(&c->argument[i].text);
        else
            py_close_input(&c->argument[i].input);
    }
}

static int answer_columns(struct call *c, PyObject *columns)
{
    if (open_arguments(c, columns) < 0)
        return -1;
    c->chunks = py_new_chunks();
    if (c->chunks == NULL)
        return -1;
    if (py_answers_open(&c->answers, c->function) < 0 ||
        py_answers_type(&c->answers, &c->chunks->type) < 0) {
        PyErr_NoMemory();
        return -1;
    }
    return run(c);
}

PyObject *py_sql(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *words[] = { "name", "columns", NULL };
    PyObject *columns, *result = NULL;
    const char *name;
    struct call *c;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "sO!", words, &name, &PyTuple_Type,
                                     &columns))
        return NULL;
    c = calloc(1, sizeof *c);
    if (c == NULL)
        return PyErr_NoMemory();
    c->state = py_state_of(module);
    c->function = sql_function_named(name);
    if (c->function == NULL) {
        PyErr_Format(PyExc_ValueError, "no function is named %s", name);
    } else if (answer_columns(c, columns) == 0) {
        result = py_new_column(c->state, c->chunks);
        c->chunks = NULL;
    }
    py_leave_chunks(c->chunks);
    close_arguments(c);
    py_answers_close(&c->answers);
    if (c->is_bound)
        sql_unbind(&c->sql);
    free(c->bound);
    free(c);
    return result;
}
