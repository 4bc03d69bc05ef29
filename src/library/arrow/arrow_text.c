/* Reads the strings of an Arrow array, whatever its layout. */
#include "arrow/arrow_text.h"

/* The format: "u" and "z", in upper case if large, after "v" if views. */
static int read_format(struct uric_arrow_text *text, const char *format)
{
    if (format == NULL || format[0] == '\0')
        return 0;
    text->layout = URIC_ARROW_SMALL;
    if (format[0] == 'v') {
        text->layout = URIC_ARROW_VIEW;
        format++;
    } else if (format[0] == 'U' || format[0] == 'Z') {
        text->layout = URIC_ARROW_LARGE;
    }
    text->binary = format[0] == 'z' || format[0] == 'Z';
    return (text->binary || format[0] == 'u' || format[0] == 'U') && format[1] == '\0' &&
           (text->layout != URIC_ARROW_VIEW || format[0] >= 'a');
}

int uric_arrow_read_text(struct uric_arrow_text *text, const struct ArrowArray *in,
                    const struct ArrowSchema *type)
{
    memset(text, 0, sizeof *text);
    if (in->release == NULL || in->length < 0 || in->offset < 0 || in->dictionary != NULL ||
        !read_format(text, type->format) || in->n_buffers < 3 ||
        (text->layout != URIC_ARROW_VIEW && in->n_buffers != 3) ||
        (uint64_t)in->offset + (uint64_t)in->length > SIZE_MAX)
        return 0;
    text->rows = (size_t)in->length;
    text->first = (size_t)in->offset;
    text->valid = in->null_count == 0 ? NULL : (const uint8_t *)in->buffers[0];
    text->strings = in->buffers[1];
    if (text->layout == URIC_ARROW_VIEW) {
        text->n_buffers = (size_t)in->n_buffers - 3;
        text->buffers = in->buffers + 2;
        text->lengths = (const int64_t *)in->buffers[in->n_buffers - 1];
    } else {
        text->data = (const char *)in->buffers[2];
    }
    return 1;
}

/* The layout's offset i, in the machine's byte order. */
static uint64_t offset(const struct uric_arrow_text *text, size_t i)
{
    return text->layout == URIC_ARROW_LARGE ? (uint64_t)((const int64_t *)text->strings)[i]
                                            : (uint64_t)((const int32_t *)text->strings)[i];
}

static int32_t number(const char *s)
{
    int32_t n;

    memcpy(&n, s, sizeof n);
    return n;
}

/* s is not NULL, not even that of an empty string without a buffer. */
static const char *at(const char *s, size_t n)
{
    return s != NULL ? s + n : "";
}

static struct uric_arrow_string of_view(const struct uric_arrow_text *text, const char *view)
{
    struct uric_arrow_string string = { NULL, 0, 0, 0 };

    string.n = (size_t)number(view);
    if (string.n <= URIC_ARROW_INLINE) {
        string.s = view + URIC_ARROW_VIEW_TEXT;
        return string;
    }
    string.buffer = number(view + URIC_ARROW_VIEW_BUFFER);
    string.offset = number(view + URIC_ARROW_VIEW_OFFSET);
    string.s = (const char *)text->buffers[string.buffer] + string.offset;
    return string;
}

static struct uric_arrow_string of_offsets(const struct uric_arrow_text *text, size_t i)
{
    const uint64_t begin = offset(text, i), end = offset(text, i + 1);
    struct uric_arrow_string string;

    string.s = at(text->data, (size_t)begin);
    string.n = (size_t)(end - begin);
    string.buffer = (int32_t)(begin / URIC_ARROW_WINDOW);
    string.offset = (int32_t)(begin % URIC_ARROW_WINDOW);
    return string;
}

struct uric_arrow_string uric_arrow_string_at(const struct uric_arrow_text *text, size_t row)
{
    const struct uric_arrow_string none = { NULL, 0, 0, 0 };
    const size_t i = text->first + row;

    if (text->valid && !(text->valid[i / 8] >> i % 8 & 1))
        return none;
    return text->layout == URIC_ARROW_VIEW
               ? of_view(text, (const char *)text->strings + URIC_ARROW_VIEW_SIZE * i)
               : of_offsets(text, i);
}

uint64_t uric_arrow_data_length(const struct uric_arrow_text *text)
{
    return text->rows > 0 ? offset(text, text->first + text->rows) : 0;
}

uint64_t uric_arrow_total(const struct uric_arrow_text *text)
{
    uint64_t total = 0;
    size_t i;

    if (text->layout != URIC_ARROW_VIEW)
        return text->rows > 0 ? uric_arrow_data_length(text) - offset(text, text->first) : 0;
    for (i = 0; i < text->rows; i++)
        total += uric_arrow_string_at(text, i).n;
    return total;
}
