/* A block of lines of a log as a table. */
#ifndef URIC_PY_LOG_H
#define URIC_PY_LOG_H

#include "py_chunks.h"

#include "uric_log.h"

/* Columns that are none of the format's; ABSENT is what uric_log_column() returns. */
enum { PY_LOG_ABSENT = -1, PY_LOG_LINE = -2, PY_LOG_ERROR = -3 };

/* What a column holds. */
enum py_log_kind { PY_LOG_TEXT, PY_LOG_INTEGER, PY_LOG_DECIMAL };

struct py_log_column {
    char name[64];
    int column; /* of the format, or one of those above */
    enum py_log_kind kind;
};

enum { PY_LOG_COLUMNS = URIC_LOG_COLUMNS + 2 };

struct py_log {
    struct uric_log_format format;
    struct py_log_column column[PY_LOG_COLUMNS];
    int n;
    bool is_raw; /* texts are bytes as they are in the line */
};

/* Finds the columns' numbers in the format, anew after a directive. */
void py_log_find(struct py_log *log);

/* Reads the whole lines of the n bytes at s, which it copies; all of them if they are the last.
 * Writes the table's only array and its type, and how many bytes were taken.  Returns 0, or -1
 * without memory.  It needs no GIL. */
int py_log_table(struct py_log *log, const char *s, size_t n, bool is_last, size_t *taken,
                 struct ArrowArray *array, struct ArrowSchema *type);

#endif
