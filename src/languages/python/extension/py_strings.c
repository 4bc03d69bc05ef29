/* Reads the strings of an Arrow array.  The lengths of most buffers are not known: what can be
 * checked are signs and order of offsets, and views. */
#include "py_strings.h"

#include <string.h>

enum { VIEW = 16, IN_VIEW = 12 };

static int format_of(const char *format, struct py_strings *strings)
{
    const bool is_view = format && format[0] == 'v';
    const char *const f = is_view ? format + 1 : format;

    if (f == NULL || f[0] == '\0' || f[1] != '\0' || strchr("uzUZ", f[0]) == NULL ||
        (is_view && (f[0] == 'U' || f[0] == 'Z')))
        return 0;
    strings->layout = is_view ? PY_VIEWS : f[0] == 'U' || f[0] == 'Z' ? PY_LARGE : PY_SMALL;
    strings->is_binary = f[0] == 'z' || f[0] == 'Z';
    return 1;
}

bool py_is_text(const struct ArrowSchema *type)
{
    struct py_strings strings;

    return type->dictionary == NULL && format_of(type->format, &strings);
}

const char py_no_range[] = "the array has a negative or impossible length or offset";

bool py_is_range(int64_t offset, int64_t length)
{
    const int64_t most = PTRDIFF_MAX / VIEW;

    return offset >= 0 && length >= 0 && offset <= most && length <= most - offset;
}

const char *py_read_strings(const struct ArrowArray *in, const struct ArrowSchema *type,
                            struct py_strings *strings)
{
    memset(strings, 0, sizeof *strings);
    if (type->release == NULL || in->release == NULL)
        return "the array has been released";
    if (in->dictionary != NULL || type->dictionary != NULL || !format_of(type->format, strings))
        return "the array is not one of strings or bytes";
    if (!py_is_range(in->offset, in->length))
        return py_no_range;
    if (in->buffers == NULL || in->n_buffers < 3 ||
        (strings->layout != PY_VIEWS && in->n_buffers != 3))
        return "the array lacks buffers";
    strings->rows = (size_t)in->length;
    strings->first = (size_t)in->offset;
    strings->valid = in->null_count == 0 ? NULL : in->buffers[0];
    strings->main = in->buffers[1];
    if (strings->main == NULL && in->length > 0)
        return "the array lacks buffers";
    if (strings->layout != PY_VIEWS) {
        strings->data = in->buffers[2];
        return NULL;
    }
    strings->n_buffers = (size_t)in->n_buffers - 3;
    strings->buffers = in->buffers + 2;
    strings->lengths = in->buffers[in->n_buffers - 1];
    if (strings->n_buffers > 0 && strings->lengths == NULL)
        return "the array lacks the lengths of its buffers";
    return NULL;
}

static bool is_null(const struct py_strings *strings, size_t i)
{
    return strings->valid && !(strings->valid[i / 8] >> i % 8 & 1);
}

static int32_t number(const char *s)
{
    int32_t n;

    memcpy(&n, s, sizeof n);
    return n;
}

static int64_t offset(const struct py_strings *strings, size_t i)
{
    int64_t wide;

    if (strings->layout == PY_SMALL)
        return number(strings->main + i * sizeof(int32_t));
    memcpy(&wide, strings->main + i * sizeof wide, sizeof wide);
    return wide;
}

struct uric_bytes py_string_at(const struct py_strings *strings, size_t row)
{
    const size_t i = strings->first + row;
    struct uric_bytes bytes = { NULL, 0 };
    const char *view;

    if (is_null(strings, i))
        return bytes;
    if (strings->layout != PY_VIEWS) {
        const int64_t begin = offset(strings, i);

        bytes.n = (size_t)(offset(strings, i + 1) - begin);
        bytes.s = strings->data ? strings->data + begin : "";
        return bytes;
    }
    view = strings->main + i * VIEW;
    bytes.n = (size_t)number(view);
    bytes.s = bytes.n <= IN_VIEW
                  ? view + 4
                  : (const char *)strings->buffers[number(view + 8)] + number(view + 12);
    return bytes;
}

/* ---- checking ---- */

static const char *check_view(const struct py_strings *strings, const char *view)
{
    const int32_t n = number(view);
    int32_t buffer, at;

    if (n < 0)
        return "its length is negative";
    if (n <= IN_VIEW)
        return NULL;
    buffer = number(view + 8);
    at = number(view + 12);
    if (buffer < 0 || (size_t)buffer >= strings->n_buffers || strings->buffers[buffer] == NULL)
        return "its view is of no buffer";
    if (at < 0 || (int64_t)at + n > strings->lengths[buffer])
        return "its view is outside of its buffer";
    return NULL;
}

/* Sets *n to the length of the string. */
static const char *check(const struct py_strings *strings, size_t i, size_t *n)
{
    int64_t begin, end;

    *n = 0;
    if (strings->layout == PY_VIEWS) {
        const char *const view = strings->main + i * VIEW;
        const char *const wrong = is_null(strings, i) ? NULL : check_view(strings, view);

        if (wrong == NULL && !is_null(strings, i))
            *n = (size_t)number(view);
        return wrong;
    }
    begin = offset(strings, i);
    end = offset(strings, i + 1);
    if (begin < 0 || end < begin)
        return "its offsets are negative or not in order";
    if (end > begin && strings->data == NULL)
        return "the array has no data";
    *n = (size_t)(end - begin);
    return NULL;
}

size_t py_check_rows(const struct py_strings *strings, size_t from, size_t rows, size_t bytes,
                     const char **wrong)
{
    const size_t most = strings->rows - from < rows ? strings->rows : from + rows;
    size_t row, sum = 0, n;

    *wrong = NULL;
    for (row = from; row < most && sum <= bytes; row++) {
        *wrong = check(strings, strings->first + row, &n);
        if (*wrong)
            return row;
        sum += n;
    }
    return row;
}
