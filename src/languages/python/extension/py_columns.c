/* columns(): a column of references as columns of components.
 *
 * The work goes in slices, each an array of the result: between them an interrupt is seen, and so
 * within a second. */
#include "py_chunks.h"

#include <stdlib.h>

enum { SLICE_ROWS = 1 << 20, SLICE_BYTES = 1 << 26, LONGEST = 1 << 30 };

/* ---- slices of an array ---- */

/* An array that several slices share. */
struct whole {
    struct ArrowArray array;
    unsigned users;
};

static void leave(struct whole *whole)
{
    if (__atomic_sub_fetch(&whole->users, 1, __ATOMIC_ACQ_REL) > 0)
        return;
    whole->array.release(&whole->array);
    free(whole);
}

static void release_slice(struct ArrowArray *slice)
{
    struct whole *const whole = slice->private_data;

    slice->release = NULL;
    leave(whole);
}

static struct ArrowArray slice_of(struct whole *whole, size_t from, size_t to)
{
    struct ArrowArray slice = whole->array;

    slice.offset += (int64_t)from;
    slice.length = (int64_t)(to - from);
    slice.null_count = whole->array.null_count == 0 ? 0 : -1;
    slice.n_children = 0;
    slice.children = NULL;
    slice.private_data = whole;
    slice.release = release_slice;
    __atomic_add_fetch(&whole->users, 1, __ATOMIC_RELAXED);
    return slice;
}

/* ---- one call ---- */

struct call {
    struct py_state *state;
    struct py_how how;
    struct uric_tolerance policy;
    struct uric_arrow_request request;
    bool raises;
    int order[URIC_ARROW_COLUMNS], n; /* the columns as they were named */
    struct py_input input;
    struct py_chunks *chunks;
};

static int has_bit(const void *bitmap, size_t i)
{
    return ((const uint8_t *)bitmap)[i / 8] >> i % 8 & 1;
}

/* Raises Error for the first row that is not valid.  Such a row is null, unless there are
 * columns for errors: then one of these is not. */
static int refuse_invalid(const struct call *c, const struct ArrowArray *array, size_t from)
{
    const bool tells = (c->request.columns & (URIC_ARROW_ERROR | URIC_ARROW_ERROR_PART)) != 0;
    const struct ArrowArray *const sign =
        tells ? array->children[array->n_children - 1] : array;
    size_t i;

    for (i = 0; i < (size_t)array->length; i++) {
        struct uric_bytes bytes;
        struct py_text text;
        struct uric u;
        enum uric_status status;

        if ((has_bit(sign->buffers[0], i) != 0) != tells)
            continue;
        bytes = py_string_at(&c->input.strings, from + i);
        if (bytes.s == NULL)
            continue;
        text.owner = NULL;
        text.s = bytes.s;
        text.n = bytes.n;
        text.is_bytes = c->input.strings.is_binary;
        status = py_scan(&c->how, bytes.s, bytes.n, &u);
        py_raise_invalid(c->state, &c->how, &text, status, &u,
                         c->input.row + (int64_t)(from + i));
        return -1;
    }
    return 0;
}

/* The library gives columns by their numbers. */
static int place_of(const struct call *c, int column)
{
    int i, place = 0;

    for (i = 0; i < column; i++)
        place += (c->request.columns >> i & 1) != 0;
    return place;
}

static void order_array(const struct call *c, struct ArrowArray *array)
{
    struct ArrowArray *child[URIC_ARROW_COLUMNS] = { NULL };
    int i;

    for (i = 0; i < c->n; i++)
        child[i] = array->children[place_of(c, c->order[i])];
    memcpy(array->children, child, (size_t)c->n * sizeof *child);
}

static void order_type(const struct call *c, struct ArrowSchema *type)
{
    struct ArrowSchema *child[URIC_ARROW_COLUMNS] = { NULL };
    int i;

    for (i = 0; i < c->n; i++)
        child[i] = type->children[place_of(c, c->order[i])];
    memcpy(type->children, child, (size_t)c->n * sizeof *child);
}

/* Rows of a table are not null: only their cells are. */
static void open_rows(struct ArrowArray *array)
{
    array->null_count = 0;
    array->buffers[0] = NULL;
}

static int failed(const struct call *c, enum uric_arrow_status status, size_t from)
{
    if (status == URIC_ARROW_NO_MEMORY)
        PyErr_NoMemory();
    else
        py_row_error(c->input.row + (int64_t)from, "the array cannot be parsed");
    return -1;
}

static int parse_slice(struct call *c, struct whole *whole, size_t from, size_t to)
{
    struct ArrowArray slice = slice_of(whole, from, to), array;
    struct ArrowSchema type;
    enum uric_arrow_status status;
    struct py_hidden hidden;

    Py_BEGIN_ALLOW_THREADS
    status = uric_arrow_parse(&c->request, &slice, c->input.type, &array, &type);
    if (slice.release)
        slice.release(&slice);
    Py_END_ALLOW_THREADS
    if (status != URIC_ARROW_OK)
        return failed(c, status, from);
    if (c->chunks->type.release) {
        type.release(&type);
    } else {
        order_type(c, &type);
        c->chunks->type = type;
    }
    if (c->raises && refuse_invalid(c, &array, from) < 0) {
        py_hide_error(&hidden);
        array.release(&array);
        py_show_error(&hidden);
        return -1;
    }
    open_rows(&array);
    order_array(c, &array);
    return py_add_chunk(c->chunks, &array);
}

/* Checks rows, with the GIL released, up to the end of a slice. */
static int check_slice(const struct call *c, size_t from, size_t *to)
{
    const char *wrong;

    Py_BEGIN_ALLOW_THREADS
    *to = py_check_rows(&c->input.strings, from, SLICE_ROWS, SLICE_BYTES, &wrong);
    Py_END_ALLOW_THREADS
    /* a longer string ends its slice */
    if (wrong == NULL && *to > from && !c->request.copies &&
        py_string_at(&c->input.strings, *to - 1).n > LONGEST) {
        wrong = "a string of more than 2^30 bytes: use copies";
        *to -= 1;
    }
    if (wrong == NULL)
        return 0;
    py_row_error(c->input.row + (int64_t)*to, wrong);
    return -1;
}

static int parse_array(struct call *c)
{
    struct whole *const whole = malloc(sizeof *whole);
    const size_t rows = c->input.strings.rows;
    struct py_hidden hidden;
    size_t from = 0, to = 0;
    int status = 0;

    if (whole == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    whole->array = c->input.array;
    whole->users = 1;
    c->input.array.release = NULL;
    do {
        status = check_slice(c, from, &to);
        if (status == 0)
            status = parse_slice(c, whole, from, to);
        if (status == 0)
            status = PyErr_CheckSignals();
        from = to;
    } while (status == 0 && from < rows);
    py_hide_error(&hidden); /* a release may be written in Python */
    leave(whole);
    py_show_error(&hidden);
    return status;
}

/* The type of a result without arrays. */
static int parse_nothing(struct call *c)
{
    static const int32_t offsets[1] = { 0 };
    const void *buffers[3];
    struct ArrowArray in, array;
    struct ArrowSchema type;
    enum uric_arrow_status status;

    uric_arrow_borrow("", offsets, 0, buffers, &in, &type);
    status = uric_arrow_parse(&c->request, &in, &type, &array, &c->chunks->type);
    if (status != URIC_ARROW_OK)
        return failed(c, status, 0);
    array.release(&array);
    order_type(c, &c->chunks->type);
    return 0;
}

static int parse_all(struct call *c)
{
    int status;

    while ((status = py_next_input(&c->input)) > 0) {
        if (parse_array(c) < 0)
            return -1;
    }
    if (status == 0 && c->chunks->type.release == NULL)
        status = parse_nothing(c);
    return status;
}

/* ---- the arguments ---- */

static const char *column_name(int i)
{
    static const char *const names[] = { "authority", "user",        "password", "host-kind",
                                         "path-kind", "port-number", "error",    "error-part" };

    return i < URIC_PARTS ? uric_part_name(i) : names[i - URIC_PARTS];
}

static int add_column(struct call *c, PyObject *name)
{
    const int i = py_number(name, "column", column_name, URIC_ARROW_COLUMNS);

    if (i < 0)
        return -1;
    if (c->request.columns >> i & 1) {
        PyErr_Format(PyExc_ValueError, "column %R is named twice", name);
        return -1;
    }
    c->request.columns |= 1u << i;
    c->order[c->n++] = i;
    return 0;
}

static int add_columns(struct call *c, PyObject *names)
{
    PyObject *each, *name;
    int status = 0;

    if (PyUnicode_Check(names)) {
        PyErr_SetString(PyExc_TypeError, "names must be a sequence of names, not a str");
        return -1;
    }
    each = PyObject_GetIter(names);
    if (each == NULL)
        return -1;
    while (status == 0 && (name = PyIter_Next(each)) != NULL) {
        status = add_column(c, name);
        Py_DECREF(name);
    }
    Py_DECREF(each);
    return PyErr_Occurred() ? -1 : 0;
}

static const char *errors_name(int i)
{
    static const char *const names[] = { "null", "raise" };

    return names[i];
}

static int prepare(struct call *c, PyObject *names, PyObject *rule, PyObject *tolerate,
                   PyObject *errors, int copies)
{
    const int raises = errors ? py_number(errors, "errors", errors_name, 2) : 0;

    if (raises < 0 || py_how(rule, tolerate, &c->how) < 0 ||
        add_columns(c, names) < 0)
        return -1;
    if (c->how.rule >= PY_IRI) {
        PyErr_SetString(PyExc_ValueError, "columns are parsed by rules of URIs");
        return -1;
    }
    c->raises = raises;
    c->request.rule = (enum uric_rule)c->how.rule;
    c->request.tolerance = py_policy(&c->how, &c->policy);
    c->request.copies = copies;
    c->request.allocate = malloc;
    c->request.release = free;
    return 0;
}

PyObject *py_columns(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *words[] = { "array", "names", "rule", "tolerate", "copies", "errors", NULL };
    PyObject *array, *names, *rule = NULL, *tolerate = NULL, *errors = NULL;
    struct py_hidden hidden;
    struct call c;
    int copies = 0, status;

    memset(&c, 0, sizeof c);
    c.state = py_state_of(module);
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "OO|$OOpO", words, &array, &names, &rule,
                                     &tolerate, &copies, &errors) ||
        prepare(&c, names, rule, tolerate, errors, copies) < 0 ||
        (c.chunks = py_new_chunks()) == NULL)
        return NULL;
    status = py_open_input(array, &c.input);
    if (status == 0) {
        status = parse_all(&c);
        py_close_input(&c.input);
    }
    if (status == 0)
        return py_new_table(c.state, c.chunks);
    py_hide_error(&hidden);
    py_leave_chunks(c.chunks);
    py_show_error(&hidden);
    return NULL;
}
