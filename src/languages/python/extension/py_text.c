/* Takes texts from Python, and gives them back. */
#include "py_uric.h"

static int take_bytes(PyObject *bytes, struct py_text *text)
{
    char *s;
    Py_ssize_t n;

    if (bytes == NULL || PyBytes_AsStringAndSize(bytes, &s, &n) < 0) {
        Py_XDECREF(bytes);
        return -1;
    }
    text->owner = bytes;
    text->s = s;
    text->n = (size_t)n;
    return 0;
}

/* UTF-8 has no surrogates: the handler of errors says what they become. */
static int take_surrogates(PyObject *object, const char *surrogates, struct py_text *text)
{
    if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError))
        return -1;
    PyErr_Clear();
    return take_bytes(PyUnicode_AsEncodedString(object, "utf-8", surrogates), text);
}

static int take_str(PyObject *object, const char *surrogates, struct py_text *text)
{
    Py_ssize_t n;
    const char *const s = PyUnicode_AsUTF8AndSize(object, &n);

    text->is_bytes = false;
    if (s == NULL)
        return take_surrogates(object, surrogates, text);
    Py_INCREF(object);
    text->owner = object;
    text->s = s;
    text->n = (size_t)n;
    return 0;
}

static int take(PyObject *object, const char *what, const char *surrogates, struct py_text *text)
{
    memset(text, 0, sizeof *text);
    if (PyUnicode_Check(object))
        return take_str(object, surrogates, text);
    text->is_bytes = true;
    if (PyBytes_Check(object)) {
        Py_INCREF(object);
        return take_bytes(object, text);
    }
    if (PyByteArray_Check(object) || PyMemoryView_Check(object))
        return take_bytes(PyBytes_FromObject(object), text);
    PyErr_Format(PyExc_TypeError, "%s must be str or bytes, not %R", what,
                 (PyObject *)Py_TYPE(object));
    return -1;
}

int py_take(PyObject *object, const char *what, struct py_text *text)
{
    return take(object, what, "surrogatepass", text);
}

int py_take_decoded(PyObject *object, const char *what, struct py_text *text)
{
    return take(object, what, "surrogateescape", text);
}

void py_drop(struct py_text *text)
{
    Py_CLEAR(text->owner);
}

PyObject *py_give(const char *s, size_t n, bool is_bytes)
{
    if (is_bytes)
        return PyBytes_FromStringAndSize(s, (Py_ssize_t)n);
    return PyUnicode_DecodeUTF8(s, (Py_ssize_t)n, "surrogatepass");
}

size_t py_characters(const char *s, size_t n, bool is_bytes)
{
    size_t i, count = 0;

    if (is_bytes)
        return n;
    for (i = 0; i < n; i++)
        count += ((unsigned char)s[i] & 0xC0) != 0x80;
    return count;
}

size_t py_position(const struct py_text *text, size_t at)
{
    if (at >= text->n)
        return py_characters(text->s, text->n, text->is_bytes);
    while (!text->is_bytes && at > 0 && ((unsigned char)text->s[at] & 0xC0) == 0x80)
        at--;
    return py_characters(text->s, at, text->is_bytes);
}
