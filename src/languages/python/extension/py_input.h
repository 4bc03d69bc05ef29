/* A column that Python gives, as Arrow arrays, one after the other. */
#ifndef URIC_PY_INPUT_H
#define URIC_PY_INPUT_H

#include "py_uric.h"

#include "py_strings.h"

#ifndef ARROW_C_STREAM_INTERFACE
#define ARROW_C_STREAM_INTERFACE

struct ArrowArrayStream {
    int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *out);
    int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *out);
    const char *(*get_last_error)(struct ArrowArrayStream *);
    void (*release)(struct ArrowArrayStream *);
    void *private_data;
};

#endif

struct py_input {
    struct ArrowSchema schema; /* as it came: of strings or nulls, or a struct of one such column */
    const struct ArrowSchema *type; /* of the strings */
    struct ArrowArray array;   /* the present one, of strings; taken over by the reader */
    struct ArrowArrayStream stream;
    bool is_stream, is_table, is_null, is_done;
    struct py_strings strings;
    int64_t row; /* the row of the column that the present array begins with */
};

/* Takes an object with __arrow_c_array__ or __arrow_c_stream__, or a list or tuple of str,
 * bytes and None.  Returns 0, or -1 with an exception. */
int py_open_input(PyObject *object, struct py_input *input);

/* The next array: 1; 0 after the last; -1 with an exception that names the row.  The array
 * before it must be released or taken over. */
int py_next_input(struct py_input *input);

/* Releases what is left, also while an exception is set. */
void py_close_input(struct py_input *input);

/* Put an exception aside while another library's release, which may be written in Python, is
 * called; and back. */
struct py_hidden {
    PyObject *type, *value, *traceback;
};
void py_hide_error(struct py_hidden *hidden);
void py_show_error(struct py_hidden *hidden);

/* ValueError that names a row of the column. */
void py_row_error(int64_t row, const char *what);

/* An array of what a list or a tuple holds, copied: py_list.c.  Return 0, or -1 with an exception:
 * then there is no array. */
int py_from_list(PyObject *list, struct ArrowSchema *type, struct ArrowArray *array);

/* Makes an array of `rows` nulls, of the type py_list_type.  Returns 0, or -1 with an exception. */
int py_from_nulls(int64_t rows, struct ArrowArray *array);
extern const struct ArrowSchema py_list_type;

#endif
