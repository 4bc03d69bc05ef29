/* Makes Arrow arrays of the lines of a log: texts are views of one copy of the lines, or, where the
 * server escaped them or they are not UTF-8, of a second buffer. */
#include "py_log.h"

#include "py_utf8.h"

#include <stdlib.h>

/* ---- memory that the columns share ---- */

struct block {
    unsigned users;
    char *lines, *other;
    size_t n, used, size; /* of lines; of other */
    int64_t lengths[2];
};

static void leave(struct block *block)
{
    if (__atomic_sub_fetch(&block->users, 1, __ATOMIC_ACQ_REL) > 0)
        return;
    free(block->lines);
    free(block->other);
    free(block);
}

static char *room(struct block *block, size_t n)
{
    if (n > block->size - block->used || block->other == NULL) {
        const size_t size = block->size * 2 > block->used + n ? block->size * 2
                                                              : block->used + n + 1024;
        char *const other = size > INT32_MAX ? NULL : realloc(block->other, size);

        if (other == NULL)
            return NULL;
        block->other = other;
        block->size = size;
    }
    return block->other + block->used;
}

/* ---- a column ---- */

enum { VIEW = 16, IN_VIEW = 12 };

struct child {
    struct block *block;
    uint8_t *valid;
    char *main;
    const void *buffers[5];
};

static void release_child(struct ArrowArray *array)
{
    struct child *const c = array->private_data;

    free(c->valid);
    free(c->main);
    leave(c->block);
    free(c);
    array->release = NULL;
}

static int make_child(struct ArrowArray *array, struct block *block, enum py_log_kind kind,
                      size_t rows)
{
    struct child *const c = calloc(1, sizeof *c);

    memset(array, 0, sizeof *array);
    if (c == NULL)
        return -1;
    block->users++;
    c->block = block;
    c->valid = calloc(rows / 8 + 1, 1);
    c->main = calloc(rows + 1, kind == PY_LOG_TEXT ? VIEW : sizeof(int64_t));
    array->private_data = c;
    array->release = release_child;
    array->buffers = c->buffers;
    array->n_buffers = kind == PY_LOG_TEXT ? 5 : 2;
    if (c->valid && c->main)
        return 0;
    release_child(array);
    return -1;
}

static void set_valid(struct child *c, size_t row)
{
    c->valid[row / 8] = (uint8_t)(c->valid[row / 8] | 1u << row % 8);
}

/* The view of n bytes at `at` of a buffer. */
static void set_view(struct child *c, size_t row, int32_t buffer, const char *s, size_t n,
                     size_t at)
{
    int32_t head[4] = { (int32_t)n, 0, 0, 0 };

    if (n <= IN_VIEW) {
        if (n > 0)
            memcpy(head + 1, s, n);
    } else {
        memcpy(head + 1, s, sizeof head[1]);
        head[2] = buffer;
        head[3] = (int32_t)at;
    }
    memcpy(c->main + row * VIEW, head, VIEW);
    set_valid(c, row);
}

/* ---- values ---- */

static int set_text(const struct py_log *log, struct child *c, size_t row, struct uric_bytes value)
{
    struct block *const block = c->block;
    size_t n;
    char *to;

    if (log->is_raw || py_is_utf8(value.s, value.n)) {
        const bool is_line = value.s >= block->lines && value.s < block->lines + block->n;

        if (is_line || value.n <= IN_VIEW) {
            set_view(c, row, 0, value.s, value.n,
                     is_line ? (size_t)(value.s - block->lines) : 0);
            return 0;
        }
        to = room(block, value.n); /* where the value is already */
        if (to == NULL)
            return -1;
        set_view(c, row, 1, value.s, value.n, block->used);
        block->used += value.n;
        return 0;
    }
    /* after the value, which may be in the room itself */
    to = room(block, value.n * 6);
    if (to == NULL)
        return -1;
    n = py_make_utf8(value.s, value.n, to + value.n);
    memmove(to, to + value.n, n);
    set_view(c, row, 1, to, n, block->used);
    block->used += n;
    return 0;
}

/* Digits that fit, with those after the point; others are no numbers. */
static bool number(struct uric_bytes value, int64_t *digits, int *after)
{
    size_t i;
    bool point = false, any = false;

    *digits = 0;
    *after = 0;
    for (i = 0; i < value.n; i++) {
        const char c = value.s[i];

        if (c == '.' && !point) {
            point = true;
        } else if (c >= '0' && c <= '9') {
            if (*digits > (INT64_MAX - (c - '0')) / 10)
                return false;
            *digits = *digits * 10 + (c - '0');
            *after += point;
            any = true;
        } else {
            return false;
        }
    }
    return any;
}

static void set_number(struct child *c, size_t row, enum py_log_kind kind,
                       struct uric_bytes value)
{
    int64_t digits;
    double decimal, power = 1;
    int after;

    if (!number(value, &digits, &after) || (kind == PY_LOG_INTEGER && after > 0))
        return;
    decimal = (double)digits;
    for (; after > 0; after--)
        power *= 10;
    decimal /= power;
    memcpy(c->main + row * sizeof digits,
           kind == PY_LOG_INTEGER ? (const void *)&digits : (const void *)&decimal,
           sizeof digits);
    set_valid(c, row);
}

/* The bytes before the server escaped them, in the room if they differ. */
static int value_of(const struct py_log *log, struct block *block, const char *line,
                    const struct uric_log_row *row, int column, struct uric_bytes *value)
{
    const uric_span at = row->column[column];
    char *to;

    value->s = line + at.begin;
    value->n = at.end - at.begin;
    if (log->is_raw || !(row->escaped >> column & 1))
        return 0;
    to = room(block, value->n * 7 + 64); /* what set_text() may need */
    if (to == NULL)
        return -1;
    return uric_log_value(&log->format, line, row, column, to, block->size - block->used,
                          value) == URIC_OK ? 0 : -1;
}

static int set_cell(const struct py_log *log, const struct py_log_column *column,
                    struct child *c, size_t i, const char *line, size_t n,
                    const struct uric_log_row *row, bool is_valid)
{
    struct uric_bytes value = { line, n };

    if (column->column == PY_LOG_ERROR) {
        const int64_t at = row->error_offset;

        if (is_valid)
            return 0;
        memcpy(c->main + i * sizeof at, &at, sizeof at);
        set_valid(c, i);
        return 0;
    }
    if (column->column != PY_LOG_LINE) {
        if (!is_valid || !uric_log_has(row, column->column))
            return 0;
        if (value_of(log, c->block, line, row, column->column, &value) < 0)
            return -1;
    }
    if (column->kind == PY_LOG_TEXT)
        return set_text(log, c, i, value);
    set_number(c, i, column->kind, value);
    return 0;
}

/* ---- the table ---- */

struct table {
    struct ArrowArray *pointers[PY_LOG_COLUMNS], child[PY_LOG_COLUMNS];
    const void *buffers[1];
    struct block *block;
};

static void release_table(struct ArrowArray *array)
{
    struct table *const t = array->private_data;
    int64_t i;

    for (i = 0; i < array->n_children; i++) {
        if (t->child[i].release)
            t->child[i].release(&t->child[i]);
    }
    leave(t->block);
    free(t);
    array->release = NULL;
}

static struct block *copy_lines(const char *s, size_t n)
{
    struct block *const block = calloc(1, sizeof *block);

    if (block == NULL || (block->lines = malloc(n + 1)) == NULL) {
        free(block);
        return NULL;
    }
    if (n > 0)
        memcpy(block->lines, s, n);
    block->n = n;
    block->users = 1;
    return block;
}

/* Lines and directives. */
static size_t count_lines(const char *s, size_t n)
{
    const char *const end = s + n, *at = s;
    size_t count = 0;

    while (at < end) {
        const char *const next = memchr(at, '\n', (size_t)(end - at));

        count++;
        at = next ? next + 1 : end;
    }
    return count;
}

static int fill(struct py_log *log, struct table *t, size_t *rows)
{
    const char *at = t->block->lines, *const end = at + t->block->n;
    size_t row = 0;

    while (at < end) {
        const char *const next = memchr(at, '\n', (size_t)(end - at));
        const char *const stop = next ? next : end;
        const size_t n = (size_t)(stop - at) - (stop > at && stop[-1] == '\r');
        struct uric_log_row parts;
        enum uric_status status;
        int i;

        status = n > 0 ? uric_log_read(&log->format, at, n, &parts) : URIC_DIRECTIVE;
        if (status == URIC_DIRECTIVE) {
            if (n > 0 && uric_log_directive(&log->format, at, n))
                py_log_find(log);
        } else {
            for (i = 0; i < log->n; i++) {
                if (set_cell(log, &log->column[i], t->child[i].private_data, row, at, n, &parts,
                             status == URIC_OK) < 0)
                    return -1;
            }
            row++;
        }
        at = next ? next + 1 : end;
    }
    *rows = row;
    return 0;
}

static int64_t count_nulls(const struct child *c, size_t rows)
{
    int64_t nulls = 0;
    size_t i;

    for (i = 0; i < rows; i++)
        nulls += !(c->valid[i / 8] >> i % 8 & 1);
    return nulls;
}

/* The buffers of views are known only at the end. */
static void end_columns(const struct py_log *log, struct table *t, size_t rows)
{
    struct block *const block = t->block;
    int i;

    block->lengths[0] = (int64_t)block->n;
    block->lengths[1] = (int64_t)block->used;
    for (i = 0; i < log->n; i++) {
        struct child *const c = t->child[i].private_data;

        c->buffers[0] = c->valid;
        c->buffers[1] = c->main;
        c->buffers[2] = block->lines;
        c->buffers[3] = block->other ? block->other : "";
        c->buffers[4] = block->lengths;
        t->child[i].length = (int64_t)rows;
        t->child[i].null_count = count_nulls(c, rows);
    }
}

static void release_type(struct ArrowSchema *type)
{
    free(type->private_data);
    type->release = NULL;
}

static void release_column_type(struct ArrowSchema *type)
{
    type->release = NULL;
}

struct table_type {
    struct ArrowSchema *pointers[PY_LOG_COLUMNS], child[PY_LOG_COLUMNS];
};

static int make_type(const struct py_log *log, struct ArrowSchema *type)
{
    struct table_type *const t = calloc(1, sizeof *t);
    int i;

    memset(type, 0, sizeof *type);
    if (t == NULL)
        return -1;
    for (i = 0; i < log->n; i++) {
        const struct py_log_column *const column = &log->column[i];

        t->pointers[i] = &t->child[i];
        t->child[i].format = column->kind == PY_LOG_INTEGER   ? "l"
                             : column->kind == PY_LOG_DECIMAL ? "g"
                             : log->is_raw                    ? "vz"
                                                              : "vu";
        t->child[i].name = column->name; /* copied before the log can go */
        t->child[i].flags = ARROW_FLAG_NULLABLE;
        t->child[i].release = release_column_type;
    }
    type->format = "+s";
    type->name = "";
    type->n_children = log->n;
    type->children = t->pointers;
    type->private_data = t;
    type->release = release_type;
    return 0;
}

int py_log_table(struct py_log *log, const char *s, size_t n, bool is_last, size_t *taken,
                 struct ArrowArray *array, struct ArrowSchema *type)
{
    struct table *t;
    size_t rows, filled = 0;
    int i;

    while (!is_last && n > 0 && s[n - 1] != '\n')
        n--;
    *taken = n;
    rows = count_lines(s, n);
    t = calloc(1, sizeof *t);
    if (t == NULL || (t->block = copy_lines(s, n)) == NULL) {
        free(t);
        return -1;
    }
    memset(array, 0, sizeof *array);
    array->private_data = t;
    array->release = release_table;
    array->buffers = t->buffers;
    array->n_buffers = 1;
    array->children = t->pointers;
    for (i = 0; i < log->n; i++) {
        t->pointers[i] = &t->child[i];
        if (make_child(&t->child[i], t->block, log->column[i].kind, rows) < 0)
            break;
        array->n_children++;
    }
    if (i < log->n || fill(log, t, &filled) < 0 || make_type(log, type) < 0) {
        release_table(array);
        return -1;
    }
    end_columns(log, t, filled);
    array->length = (int64_t)filled;
    return 0;
}
