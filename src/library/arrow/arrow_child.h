/* A column of a result while it is filled, row by row. */
#ifndef URIC_ARROW_CHILD_H
#define URIC_ARROW_CHILD_H

#include "arrow/arrow_owner.h"

enum uric_arrow_kind {
    URIC_ARROW_VIEWS,
    URIC_ARROW_SMALL_TEXTS, /* with offsets of 32 bits */
    URIC_ARROW_LARGE_TEXTS, /* of 64 bits */
    URIC_ARROW_INT32S,
    URIC_ARROW_INT64S
};

/* Makes *array a column with room for `rows` rows; none is set yet.  Returns 0 if there is no
 * memory; then the array has been released. */
URIC_INTERNAL int uric_arrow_child(struct ArrowArray *array, struct uric_arrow_owner *owner,
                                   enum uric_arrow_kind kind, size_t rows);

/* Set the rows, one after the other. */
URIC_INTERNAL void uric_arrow_set_null(struct ArrowArray *array, size_t row);
URIC_INTERNAL void uric_arrow_set_number(struct ArrowArray *array, size_t row, int64_t number);

/* The n bytes at s are copied.  Returns 0 if there is no memory. */
URIC_INTERNAL int uric_arrow_set_text(struct ArrowArray *array, size_t row, const char *s,
                                      size_t n);

/* Of views: the n bytes at s, which are in the string of the input.  Returns 0 if a view
 * cannot tell where they are. */
URIC_INTERNAL int uric_arrow_set_view(struct ArrowArray *array, size_t row,
                                      const struct uric_arrow_string *string, const char *s,
                                      size_t n);

#endif
