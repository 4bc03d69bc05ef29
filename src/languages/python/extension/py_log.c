/* The type _Log: a format of logs, and the columns to read, for uric.read_log(). */
#include "py_log.h"

struct py_log_object {
    PyObject_HEAD
    struct py_log log; /* a directive changes its format */
    int is_reading;
};

static struct py_log *log_of(PyObject *self)
{
    return &((struct py_log_object *)self)->log;
}

void py_log_find(struct py_log *log)
{
    int i;

    for (i = 0; i < log->n; i++) {
        struct py_log_column *const c = &log->column[i];

        if (c->column == PY_LOG_LINE || c->column == PY_LOG_ERROR)
            continue;
        c->column = uric_log_column(&log->format, c->name, strlen(c->name));
    }
}

/* ---- the format ---- */

static int detect(struct py_log *log, const struct py_text *sample)
{
    struct uric_log_detection found;

    switch (uric_log_detect(sample->s, sample->n, '\n', &log->format, &found)) {
    case URIC_OK: return 0;
    case URIC_NONE: /* nothing to read: any format will do */
        uric_log_format_named(&log->format, "combined", 8);
        return 0;
    default:
        PyErr_Format(PyExc_ValueError,
                     "no format fits at least half of the first %u lines: name one",
                     (unsigned)found.lines);
        return -1;
    }
}

/* A name; Apache's or nginx's definition; or "json:" and paths. */
static int define(struct py_log *log, const struct py_text *format)
{
    enum uric_status status;

    if (format->n > 5 && memcmp(format->s, "json:", 5) == 0)
        status = uric_log_format_json(&log->format, format->s + 5, format->n - 5);
    else if (memchr(format->s, '%', format->n) || memchr(format->s, '$', format->n))
        status = uric_log_format_custom(&log->format, format->s, format->n);
    else
        status = uric_log_format_named(&log->format, format->s, format->n);
    if (status == URIC_OK)
        return 0;
    if (status == URIC_INVALID)
        PyErr_Format(PyExc_ValueError, "the format is not valid at offset %u",
                     (unsigned)uric_log_error_offset(&log->format));
    else
        PyErr_Format(PyExc_ValueError, "unknown format: %R", format->owner);
    return -1;
}

/* ---- the columns ---- */

/* The type of a column; of one that a directive will bring, if it is a field. */
static enum py_log_kind kind_of(const struct py_log *log, struct uric_bytes name, int column)
{
    int i;

    for (i = 0; column == PY_LOG_ABSENT && i < URIC_LOG_FIELDS; i++) {
        const char *const field = uric_log_field_name(i);

        if (strlen(field) == name.n && memcmp(field, name.s, name.n) == 0)
            column = i;
    }
    if (column == PY_LOG_ERROR)
        return PY_LOG_INTEGER;
    if (column < 0 || log->is_raw)
        return PY_LOG_TEXT;
    switch (uric_log_column_type(&log->format, column)) {
    case URIC_LOG_IS_INTEGER: return PY_LOG_INTEGER;
    case URIC_LOG_IS_DECIMAL: return PY_LOG_DECIMAL;
    default: return PY_LOG_TEXT;
    }
}

static bool add(struct py_log *log, struct uric_bytes name, int column)
{
    struct py_log_column *const c = &log->column[log->n];

    if (name.n >= sizeof c->name || log->n == PY_LOG_COLUMNS)
        return false;
    memcpy(c->name, name.s, name.n);
    c->name[name.n] = '\0';
    c->column = column;
    c->kind = kind_of(log, name, column);
    log->n++;
    return true;
}

/* The fields that logs have in common, as far as the format has them, and the error. */
static void add_common(struct py_log *log)
{
    static const int fields[] = { URIC_LOG_HOST,   URIC_LOG_CLIENT, URIC_LOG_TIME,
                                  URIC_LOG_METHOD, URIC_LOG_TARGET, URIC_LOG_STATUS,
                                  URIC_LOG_BYTES,  URIC_LOG_REFERER, URIC_LOG_AGENT,
                                  URIC_LOG_DURATION };
    const struct uric_bytes error = { "error", 5 };
    /* w3c tells its columns only by directives */
    const bool any = uric_log_columns(&log->format) == 0;
    size_t i;

    for (i = 0; i < sizeof fields / sizeof *fields; i++) {
        const char *const name = uric_log_field_name(fields[i]);
        const struct uric_bytes bytes = { name, strlen(name) };

        if (any || uric_log_column(&log->format, name, bytes.n) >= 0)
            add(log, bytes, fields[i]);
    }
    add(log, error, PY_LOG_ERROR);
}

static int add_named(struct py_log *log, PyObject *name)
{
    struct py_text text;
    struct uric_bytes bytes;
    int column, status = 0;

    if (py_take(name, "column", &text) < 0)
        return -1;
    bytes.s = text.s;
    bytes.n = text.n;
    if (text.n == 5 && memcmp(text.s, "error", 5) == 0)
        column = PY_LOG_ERROR;
    else if (text.n == 4 && memcmp(text.s, "line", 4) == 0)
        column = PY_LOG_LINE;
    else {
        column = uric_log_column(&log->format, text.s, text.n);
        if (column < 0)
            column = uric_log_json_add(&log->format, text.s, text.n);
    }
    /* w3c tells its columns only by directives */
    if ((column == PY_LOG_ABSENT && uric_log_columns(&log->format) != 0) ||
        !add(log, bytes, column)) {
        PyErr_Format(PyExc_ValueError, "unknown column: %R", name);
        status = -1;
    }
    py_drop(&text);
    return status;
}

static int add_columns(struct py_log *log, PyObject *columns)
{
    PyObject *each, *name;
    int status = 0;

    if (columns == Py_None) {
        add_common(log);
        return 0;
    }
    if (PyUnicode_Check(columns)) {
        PyErr_SetString(PyExc_TypeError, "columns must be a sequence of names, not a str");
        return -1;
    }
    each = PyObject_GetIter(columns);
    if (each == NULL)
        return -1;
    while (status == 0 && (name = PyIter_Next(each)) != NULL) {
        status = add_named(log, name);
        Py_DECREF(name);
    }
    Py_DECREF(each);
    return PyErr_Occurred() ? -1 : 0;
}

static int add_prefixes(struct py_log *log, PyObject *prefixes)
{
    PyObject *const each = PyObject_GetIter(prefixes);
    PyObject *name;
    int status = 0;

    while (each && status == 0 && (name = PyIter_Next(each)) != NULL) {
        struct py_text text;

        status = py_take(name, "prefix", &text);
        if (status == 0 &&
            uric_log_format_prefix(&log->format, text.s, text.n) != URIC_OK) {
            PyErr_Format(PyExc_ValueError, "unknown prefix, or too many: %R", name);
            status = -1;
        }
        if (text.owner)
            py_drop(&text);
        Py_DECREF(name);
    }
    Py_XDECREF(each);
    return PyErr_Occurred() ? -1 : 0;
}

static int set_up(struct py_log *log, PyObject *sample, PyObject *format, PyObject *prefixes,
                  PyObject *columns)
{
    struct py_text text;
    int status;

    if (py_take(format == Py_None ? sample : format, "format", &text) < 0)
        return -1;
    status = format == Py_None ? detect(log, &text) : define(log, &text);
    py_drop(&text);
    if (status < 0 || add_prefixes(log, prefixes) < 0)
        return -1;
    return add_columns(log, columns);
}

static PyObject *new_log(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "sample", "format", "prefixes", "columns", "raw", NULL };
    PyObject *sample, *format, *prefixes, *columns;
    struct py_log_object *self;
    int raw;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OOOOp", names, &sample, &format,
                                     &prefixes, &columns, &raw))
        return NULL;
    self = (struct py_log_object *)PyType_GenericAlloc(type, 0);
    if (self == NULL)
        return NULL;
    self->log.is_raw = raw;
    if (set_up(&self->log, sample, format, prefixes, columns) < 0) {
        Py_DECREF((PyObject *)self);
        return NULL;
    }
    return (PyObject *)self;
}

/* ---- reading ---- */

static PyObject *table_of(PyObject *self, PyObject *arguments)
{
    int *const is_reading = &((struct py_log_object *)self)->is_reading;
    struct py_chunks *chunks;
    struct ArrowArray array;
    struct ArrowSchema type;
    const char *s;
    Py_ssize_t n;
    size_t taken;
    int is_last, status;

    if (!PyArg_ParseTuple(arguments, "y#p", &s, &n, &is_last))
        return NULL;
    if (n > INT32_MAX) {
        PyErr_SetString(PyExc_OverflowError, "a line or a block of more than 2^31 bytes");
        return NULL;
    }
    if (__atomic_exchange_n(is_reading, 1, __ATOMIC_ACQUIRE)) {
        PyErr_SetString(PyExc_RuntimeError, "another thread reads this log");
        return NULL;
    }
    chunks = py_new_chunks();
    if (chunks == NULL) {
        __atomic_store_n(is_reading, 0, __ATOMIC_RELEASE);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    status = py_log_table(log_of(self), s, (size_t)n, is_last, &taken, &array, &type);
    if (status == 0) { /* names that outlive the log */
        status = py_copy_type(&type, &chunks->type);
        type.release(&type);
        if (status < 0)
            array.release(&array);
    }
    __atomic_store_n(is_reading, 0, __ATOMIC_RELEASE);
    Py_END_ALLOW_THREADS
    if (status < 0) {
        py_leave_chunks(chunks);
        return PyErr_NoMemory();
    }
    if (py_add_chunk(chunks, &array) < 0) {
        py_leave_chunks(chunks);
        return NULL;
    }
    return Py_BuildValue("(Nn)", py_new_table(py_state_for(Py_TYPE(self)), chunks),
                         (Py_ssize_t)taken);
}

static void dealloc(PyObject *self)
{
    py_free(self);
}

static PyMethodDef methods[] = {
    { "table", table_of, METH_VARARGS,
      "table($self, block, last, /)\n--\n\nThe whole lines of a block as a Table, and how many bytes they "
      "have." },
    { NULL, NULL, 0, NULL }
};

static char doc[] = "For uric.read_log().";

static PyType_Slot slots[] = { { Py_tp_doc, doc },
                               { Py_tp_new, (void *)new_log },
                               { Py_tp_dealloc, (void *)dealloc },
                               { Py_tp_methods, methods },
                               { 0, NULL } };

static PyType_Spec spec = { "uric._Log", sizeof(struct py_log_object), 0, Py_TPFLAGS_DEFAULT,
                            slots };

int py_add_log(PyObject *module, struct py_state *state)
{
    return py_add_type(module, &spec, &state->log);
}
