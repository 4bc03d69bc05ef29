/* An Arrow array of answers of SQL functions that is being made, row by row, without Python. */
#ifndef URIC_PY_ANSWERS_H
#define URIC_PY_ANSWERS_H

#include "uric_arrow.h"

#include "engines/sql.h"

enum py_layout_of_answers { PY_TEXT, PY_BOOLEAN, PY_INTEGER, PY_LIST, PY_STRUCT };

/* A column that grows: utf8, bool, int64, a list of its child or a struct of its children. */
struct py_answers {
    enum py_layout_of_answers layout;
    const char *name;
    uint8_t *valid;
    int32_t *offsets; /* of texts and lists */
    char *data;       /* bytes of texts, bits of booleans, integers */
    size_t rows, room, n, size;
    int64_t nulls;
    struct py_answers *children;
    unsigned n_children;
};

enum py_answers_status { PY_PUT, PY_PUT_NO_MEMORY, PY_PUT_TOO_LONG };

/* Columns for the answers of a function.  Returns 0, or -1 without memory. */
int py_answers_open(struct py_answers *answers, const struct sql_function *function);
void py_answers_close(struct py_answers *answers);

/* Add a row: NULL, or what the function answered.  A text that is not UTF-8 is null. */
enum py_answers_status py_put_null(struct py_answers *answers);
enum py_answers_status py_put_answer(struct py_answers *answers,
                                     const struct sql_function *function,
                                     const struct sql_value *answer);

/* Add a row of columns to the list of a function that returns rows; py_end_rows() ends it. */
enum py_answers_status py_put_columns(struct py_answers *answers,
                                      const struct sql_function *function,
                                      const struct sql_value *columns);
enum py_answers_status py_end_rows(struct py_answers *answers);

/* The most bytes of a buffer. */
size_t py_answers_size(const struct py_answers *answers);

/* Write the type.  Returns 0, or -1 without memory. */
int py_answers_type(const struct py_answers *answers, struct ArrowSchema *type);

/* Make the array of the rows so far, and start anew.  Returns 0, or -1 without memory. */
int py_answers_array(struct py_answers *answers, struct ArrowArray *array);

#endif
