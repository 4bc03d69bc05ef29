/* Percent-encoding, decoding, and forms. */
#include "py_uric.h"

/* ---- encoding ---- */

static bool is_unreserved(unsigned char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           c == '-' || c == '.' || c == '_' || c == '~';
}

PyObject *py_encode_all(const struct py_text *text)
{
    static const char digits[] = "0123456789ABCDEF";
    size_t i, n = 0;
    char *out;
    PyObject *bytes;

    for (i = 0; i < text->n; i++)
        n += is_unreserved((unsigned char)text->s[i]) ? 1 : 3;
    bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n);
    if (bytes == NULL)
        return NULL;
    out = PyBytes_AsString(bytes);
    for (i = 0; i < text->n; i++) {
        const unsigned char c = (unsigned char)text->s[i];

        if (is_unreserved(c)) {
            *out++ = (char)c;
        } else {
            *out++ = '%';
            *out++ = digits[c >> 4];
            *out++ = digits[c & 15];
        }
    }
    return bytes;
}

static const char *place_name(int i)
{
    static const char *const names[] = { "userinfo", "host",     "path", "segment",
                                         "query",    "fragment", "form" };

    return names[i];
}

struct coded {
    const struct py_text *text;
    int option;
    size_t stopped;
};

static enum uric_status write_encoded(void *context, char *buffer, size_t size, size_t *length)
{
    const struct coded *const c = context;

    return uric_encode((enum uric_encode_for)c->option, c->text->s, c->text->n, buffer, size,
                       length);
}

static PyObject *finish(struct py_state *state, enum uric_status status,
                        struct py_written *written, bool is_bytes)
{
    PyObject *result = NULL;

    if (status == URIC_OK)
        result = is_bytes ? PyBytes_FromStringAndSize(written->s, (Py_ssize_t)written->n)
                          : PyUnicode_FromStringAndSize(written->s, (Py_ssize_t)written->n);
    else if (!PyErr_Occurred())
        py_raise_status(state, status);
    py_unwrite(written);
    return result;
}

PyObject *py_encode(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "text", "place", NULL };
    struct py_written written;
    struct py_text text;
    struct coded c;
    PyObject *object, *place = NULL, *result;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|O", names, &object, &place))
        return NULL;
    c.option = place ? py_number(place, "place", place_name, 7) : (int)URIC_ENCODE_SEGMENT;
    if (c.option < 0 || py_take_decoded(object, "text", &text) < 0)
        return NULL;
    c.text = &text;
    result = finish(py_state_of(module), py_write(write_encoded, &c, text.n * 3, &written),
                    &written, text.is_bytes);
    py_drop(&text);
    return result;
}

/* ---- decoding ---- */

static enum uric_status write_decoded(void *context, char *buffer, size_t size, size_t *length)
{
    struct coded *const c = context;

    return uric_decode(c->text->s, c->text->n, (enum uric_decode_flags)c->option, buffer, size,
                       length, &c->stopped);
}

PyObject *py_decode(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "text", "plus", NULL };
    struct py_state *const state = py_state_of(module);
    struct py_written written;
    struct py_text text;
    struct coded c;
    enum uric_status status;
    PyObject *object, *result;
    int plus = 0;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O|p", names, &object, &plus) ||
        py_take(object, "text", &text) < 0)
        return NULL;
    c.text = &text;
    c.option = plus ? URIC_DECODE_PLUS : URIC_DECODE_ALL;
    status = py_write(write_decoded, &c, text.n, &written);
    if (status == URIC_INVALID)
        py_raise(state, "a \"%\" without two hex digits",
                 py_characters(text.s, c.stopped, text.is_bytes), NULL, "two hex digits", false,
                 -1);
    result = finish(state, status, &written, text.is_bytes);
    py_drop(&text);
    return result;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f')
        return (c | 0x20) - 'a' + 10;
    return -1;
}

/* A "%" without two hex digits stands for itself. */
PyObject *py_decoded(const char *s, size_t n, bool plus, bool is_bytes)
{
    PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)n), *result;
    char *const out = bytes ? PyBytes_AsString(bytes) : NULL;
    size_t i, k = 0;

    if (bytes == NULL)
        return NULL;
    for (i = 0; i < n; i++) {
        if (s[i] == '%' && n - i > 2 && hex_digit(s[i + 1]) >= 0 && hex_digit(s[i + 2]) >= 0) {
            out[k++] = (char)(hex_digit(s[i + 1]) * 16 + hex_digit(s[i + 2]));
            i += 2;
        } else {
            out[k++] = plus && s[i] == '+' ? ' ' : s[i];
        }
    }
    result = is_bytes ? PyBytes_FromStringAndSize(out, (Py_ssize_t)k)
                      : PyUnicode_DecodeUTF8(out, (Py_ssize_t)k, "surrogateescape");
    Py_DECREF(bytes);
    return result;
}

/* ---- forms ---- */

int py_take_value(PyObject *object, const char *what, py_taker *take, struct py_text *text)
{
    PyObject *digits;
    int status;

    if (!PyLong_Check(object) || PyBool_Check(object))
        return take(object, what, text);
    digits = PyNumber_ToBase(object, 10); /* str() of an enumeration is its name */
    if (digits == NULL)
        return -1;
    status = py_take(digits, what, text);
    Py_DECREF(digits);
    return status;
}

/* Appends the encoded text to the list, which takes nothing over. */
static int append(PyObject *list, PyObject *object)
{
    struct py_text text;
    struct py_written written;
    struct coded c;
    PyObject *bytes = NULL;
    int status = -1;

    if (py_take_value(object, "name or value", py_take_decoded, &text) < 0)
        return -1;
    c.text = &text;
    c.option = URIC_ENCODE_FORM;
    if (py_write(write_encoded, &c, text.n * 3, &written) == URIC_OK)
        bytes = PyBytes_FromStringAndSize(written.s, (Py_ssize_t)written.n);
    else if (!PyErr_Occurred())
        PyErr_SetString(PyExc_OverflowError, "the form is too long");
    py_unwrite(&written);
    py_drop(&text);
    if (bytes)
        status = PyList_Append(list, bytes);
    Py_XDECREF(bytes);
    return status;
}

static int append_bytes(PyObject *list, const char *s)
{
    PyObject *const bytes = PyBytes_FromString(s);
    const int status = bytes ? PyList_Append(list, bytes) : -1;

    Py_XDECREF(bytes);
    return status;
}

static int append_pair(PyObject *list, PyObject *pair)
{
    const bool is_text = PyUnicode_Check(pair) || PyBytes_Check(pair) ||
                         PyByteArray_Check(pair) || PyMemoryView_Check(pair);
    PyObject *const name = is_text ? NULL : PySequence_GetItem(pair, 0);
    PyObject *const value = name ? PySequence_GetItem(pair, 1) : NULL;
    int status = -1;

    if (is_text)
        PyErr_Format(PyExc_TypeError, "a pair has a name and a value: it is not %R",
                     (PyObject *)Py_TYPE(pair));

    if (value && PySequence_Size(pair) != 2)
        PyErr_SetString(PyExc_ValueError, "a pair has a name and a value");
    else if (value)
        status = (PyList_Size(list) > 0 ? append_bytes(list, "&") : 0) < 0 ||
                         append(list, name) < 0 ||
                         (value != Py_None &&
                          (append_bytes(list, "=") < 0 || append(list, value) < 0))
                     ? -1
                     : 0;
    Py_XDECREF(name);
    Py_XDECREF(value);
    return status;
}

PyObject *py_form(PyObject *pairs)
{
    PyObject *const items = py_is_mapping(pairs) ? PyMapping_Items(pairs) : NULL;
    PyObject *const each = PyErr_Occurred() ? NULL : PyObject_GetIter(items ? items : pairs);
    PyObject *const list = PyList_New(0);
    PyObject *pair, *empty = NULL, *bytes = NULL;

    while (each && list && (pair = PyIter_Next(each)) != NULL) {
        const int status = append_pair(list, pair);

        Py_DECREF(pair);
        if (status < 0)
            break;
    }
    if (!PyErr_Occurred() && (empty = PyBytes_FromStringAndSize("", 0)) != NULL)
        bytes = PyObject_CallMethod(empty, "join", "O", list);
    Py_XDECREF(empty);
    Py_XDECREF(list);
    Py_XDECREF(each);
    Py_XDECREF(items);
    return bytes;
}

PyObject *py_encode_form(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "pairs", NULL };
    PyObject *pairs, *bytes, *result;

    (void)module;
    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &pairs) ||
        (bytes = py_form(pairs)) == NULL)
        return NULL;
    result = PyUnicode_DecodeASCII(PyBytes_AsString(bytes), PyBytes_Size(bytes), "strict");
    Py_DECREF(bytes);
    return result;
}

/* ---- dot-segments ---- */

static enum uric_status write_without_dots(void *context, char *buffer, size_t size,
                                           size_t *length)
{
    const struct coded *const c = context;

    return uric_remove_dot_segments(c->text->s, c->text->n, URIC_DOTS_LITERAL, buffer, size,
                                    length);
}

PyObject *py_remove_dot_segments(PyObject *module, PyObject *arguments, PyObject *named)
{
    static char *names[] = { "path", NULL };
    struct py_written written;
    struct py_text text;
    struct coded c;
    PyObject *object, *result = NULL;
    enum uric_status status;

    if (!PyArg_ParseTupleAndKeywords(arguments, named, "O", names, &object) ||
        py_take(object, "path", &text) < 0)
        return NULL;
    c.text = &text;
    status = py_write(write_without_dots, &c, text.n, &written);
    if (status == URIC_OK)
        result = py_give(written.s, written.n, text.is_bytes);
    else if (!PyErr_Occurred())
        py_raise_status(py_state_of(module), status);
    py_unwrite(&written);
    py_drop(&text);
    return result;
}
