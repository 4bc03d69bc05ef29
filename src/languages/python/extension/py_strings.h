/* The strings of an Arrow array, checked as far as they can be. */
#ifndef URIC_PY_STRINGS_H
#define URIC_PY_STRINGS_H

#include "uric_arrow.h"

enum py_layout { PY_SMALL, PY_LARGE, PY_VIEWS };

struct py_strings {
    enum py_layout layout;
    bool is_binary;
    size_t rows, first; /* the first row in the buffers */
    const uint8_t *valid; /* bitmap, or NULL if all are */
    const char *main;   /* offsets or views */
    const char *data;   /* of the offsets */
    const void *const *buffers; /* of the views */
    const int64_t *lengths;     /* of these */
    size_t n_buffers;
};

/* Whether rows at this offset can be in memory: of a false number near 2^63 that is seen. */
bool py_is_range(int64_t offset, int64_t length);
extern const char py_no_range[]; /* what is wrong else */

/* Whether the type is one of strings or bytes. */
bool py_is_text(const struct ArrowSchema *type);

/* Reads the layout.  Returns NULL, or what is wrong with the array. */
const char *py_read_strings(const struct ArrowArray *in, const struct ArrowSchema *type,
                            struct py_strings *strings);

/* A row's string; s is NULL if the row is null. */
struct uric_bytes py_string_at(const struct py_strings *strings, size_t row);

/* Checks rows from `from` on, until there are `rows` of them or more than `bytes` bytes.
 * Returns the row after the last; *wrong is NULL, or what is wrong with that row. */
size_t py_check_rows(const struct py_strings *strings, size_t from, size_t rows, size_t bytes,
                     const char **wrong);

#endif
