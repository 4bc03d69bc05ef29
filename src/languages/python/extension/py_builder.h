/* An array of strings that is being made, row by row, without Python. */
#ifndef URIC_PY_BUILDER_H
#define URIC_PY_BUILDER_H

#include "uric_arrow.h"

struct py_builder {
    int64_t *offsets;
    uint8_t *valid;
    char *data;
    size_t rows, room, n, size;
    int64_t nulls;
};

/* Return 0, or -1 without memory. */
int py_build_null(struct py_builder *builder);

/* Room for the next row: what is then written there is added by py_build_row(). */
char *py_build_room(struct py_builder *builder, size_t size);
int py_build_row(struct py_builder *builder, size_t n);

/* Makes the array, of type large_utf8, and starts anew. */
int py_build_array(struct py_builder *builder, struct ArrowArray *array);
void py_build_drop(struct py_builder *builder);

/* The type of such an array. */
void py_build_type(struct ArrowSchema *type);

#endif
