/* The arrays of a result, which several objects and exports share. */
#ifndef URIC_PY_CHUNKS_H
#define URIC_PY_CHUNKS_H

#include "py_uric.h"

#include "py_input.h"

/* A function of columns takes the GIL, and sees an interrupt, at the latest after PY_STEP_ROWS rows or
 * the row that ends PY_STEP_BYTES bytes.  An array of its result ends once it has PY_CHUNK_ROWS rows or
 * PY_CHUNK_BYTES bytes. */
enum {
    PY_STEP_ROWS = 1 << 16,
    PY_STEP_BYTES = 1 << 26,
    PY_CHUNK_ROWS = 1 << 20,
    PY_CHUNK_BYTES = 1 << 29
};

/* Arrays of one type.  They do not change once they are made, so that threads may share them. */
struct py_chunks {
    unsigned users;
    struct ArrowSchema type;
    size_t n, room;
    struct ArrowArray *array;
};

/* With one user; NULL with MemoryError. */
struct py_chunks *py_new_chunks(void);
void py_leave_chunks(struct py_chunks *chunks);

/* Takes an array over.  Returns 0, or -1 with MemoryError: then the array is released. */
int py_add_chunk(struct py_chunks *chunks, struct ArrowArray *array);

/* Writes a type that outlives the other one.  Returns 0, or -1 without memory. */
int py_copy_type(const struct ArrowSchema *from, struct ArrowSchema *type);

/* Some rows of the arrays, one after the other: of one child, or of the whole for -1. */
struct py_view {
    struct py_chunks *chunks;
    int child;
    size_t first, rows;
};

/* Of all rows. */
struct py_view py_view_of(struct py_chunks *chunks, int child);

/* The array that a row of the view is in, and which of its rows that is.  The row after the last is
 * of the last array. */
const struct ArrowArray *py_view_array(const struct py_view *view, size_t *row);

/* How many arrays the rows are in; without rows, all. */
size_t py_view_arrays(const struct py_view *view);

size_t py_view_nulls(const struct py_view *view);

/* Write a copy of the type; a share of the array that the view's row `row` is in, from that row on,
 * which is released by itself; a stream of such shares.  Return 0, or -1 without memory; they need no
 * GIL. */
int py_share_type(const struct py_view *view, struct ArrowSchema *type);
int py_share_array(const struct py_view *view, size_t row, struct ArrowArray *array);
int py_share_stream(const struct py_view *view, struct ArrowArrayStream *stream);

/* The value of a row, which must be there: None, str, bytes, int, float, bool, list or dict. */
PyObject *py_value_at(const struct py_view *view, size_t row); /* py_values.c */

/* A uric.Table or uric.Column of the chunks, which it takes over, also if it fails. */
PyObject *py_new_table(struct py_state *state, struct py_chunks *chunks);
PyObject *py_new_column(struct py_state *state, struct py_chunks *chunks);

#endif
