/* Shares arrays by counting their users, without Python: consumers release them in any
 * thread. */
#include "py_chunks.h"

#include <errno.h>
#include <stdlib.h>

struct py_chunks *py_new_chunks(void)
{
    struct py_chunks *const chunks = calloc(1, sizeof *chunks);

    if (chunks == NULL)
        PyErr_NoMemory();
    else
        chunks->users = 1;
    return chunks;
}

static void join(struct py_chunks *chunks)
{
    __atomic_add_fetch(&chunks->users, 1, __ATOMIC_RELAXED);
}

void py_leave_chunks(struct py_chunks *chunks)
{
    size_t i;

    if (chunks == NULL || __atomic_sub_fetch(&chunks->users, 1, __ATOMIC_ACQ_REL) > 0)
        return;
    for (i = 0; i < chunks->n; i++)
        chunks->array[i].release(&chunks->array[i]);
    if (chunks->type.release)
        chunks->type.release(&chunks->type);
    free(chunks->array);
    free(chunks);
}

int py_add_chunk(struct py_chunks *chunks, struct ArrowArray *array)
{
    if (chunks->n == chunks->room) {
        const size_t room = chunks->room * 2 + 4;
        struct ArrowArray *const more = realloc(chunks->array, room * sizeof *more);

        if (more == NULL) {
            array->release(array);
            PyErr_NoMemory();
            return -1;
        }
        chunks->array = more;
        chunks->room = room;
    }
    chunks->array[chunks->n++] = *array;
    return 0;
}

/* ---- types ---- */

struct type_copy {
    struct ArrowSchema **pointers, *children;
    char *format, *name;
};

static void release_type(struct ArrowSchema *type)
{
    struct type_copy *const c = type->private_data;
    int64_t i;

    for (i = 0; i < type->n_children; i++) {
        if (c->pointers[i]->release)
            c->pointers[i]->release(c->pointers[i]);
    }
    free(c->pointers);
    free(c->children);
    free(c->format);
    free(c->name);
    free(c);
    type->release = NULL;
}

static char *copy_string(const char *s)
{
    const size_t n = s ? strlen(s) + 1 : 1;
    char *const copy = malloc(n);

    if (copy)
        memcpy(copy, s ? s : "", n);
    return copy;
}

/* The types here are no deeper than a struct of columns. */
int py_copy_type(const struct ArrowSchema *from, struct ArrowSchema *type)
{
    struct type_copy *const c = calloc(1, sizeof *c);
    int64_t i;

    memset(type, 0, sizeof *type);
    if (c == NULL)
        return -1;
    type->private_data = c;
    type->release = release_type;
    type->flags = from->flags;
    type->format = c->format = copy_string(from->format);
    type->name = c->name = copy_string(from->name);
    c->pointers = calloc((size_t)from->n_children + 1, sizeof *c->pointers);
    c->children = calloc((size_t)from->n_children + 1, sizeof *c->children);
    type->children = c->pointers;
    for (i = 0; c->format && c->name && c->pointers && c->children && i < from->n_children; i++) {
        c->pointers[i] = &c->children[i];
        if (py_copy_type(from->children[i], &c->children[i]) < 0)
            break;
        type->n_children++;
    }
    if (c->format && c->name && c->pointers && c->children &&
        type->n_children == from->n_children)
        return 0;
    release_type(type);
    return -1;
}

int py_share_type(const struct py_view *view, struct ArrowSchema *type)
{
    const struct ArrowSchema *const whole = &view->chunks->type;

    return py_copy_type(view->child < 0 ? whole : whole->children[view->child], type);
}

/* ---- arrays ---- */

struct share {
    struct py_chunks *chunks;
    struct ArrowArray **pointers, *children;
};

static void release_share(struct ArrowArray *array)
{
    struct share *const s = array->private_data;
    int64_t i;

    for (i = 0; i < array->n_children; i++) {
        if (s->pointers[i]->release)
            s->pointers[i]->release(s->pointers[i]);
    }
    py_leave_chunks(s->chunks);
    free(s->pointers);
    free(s->children);
    free(s);
    array->release = NULL;
}

static int share(struct py_chunks *chunks, const struct ArrowArray *from,
                 struct ArrowArray *array)
{
    struct share *const s = calloc(1, sizeof *s);
    int64_t i;

    memset(array, 0, sizeof *array);
    if (s == NULL)
        return -1;
    join(chunks);
    *array = *from;
    s->chunks = chunks;
    array->private_data = s;
    array->release = release_share;
    array->n_children = 0;
    array->children = NULL;
    if (from->n_children == 0)
        return 0;
    array->children = s->pointers = calloc((size_t)from->n_children, sizeof *s->pointers);
    s->children = calloc((size_t)from->n_children, sizeof *s->children);
    for (i = 0; s->pointers && s->children && i < from->n_children; i++) {
        s->pointers[i] = &s->children[i];
        if (share(chunks, from->children[i], &s->children[i]) < 0)
            break;
        array->n_children++;
    }
    if (array->n_children == from->n_children)
        return 0;
    release_share(array);
    return -1;
}

/* ---- views ---- */

struct py_view py_view_of(struct py_chunks *chunks, int child)
{
    struct py_view view = { chunks, child, 0, 0 };
    size_t i;

    for (i = 0; i < chunks->n; i++)
        view.rows += (size_t)chunks->array[i].length;
    return view;
}

const struct ArrowArray *py_view_array(const struct py_view *view, size_t *row)
{
    const struct ArrowArray *array = view->chunks->array;

    *row += view->first;
    while (*row >= (size_t)array->length && array + 1 < view->chunks->array + view->chunks->n) {
        *row -= (size_t)array->length;
        array++;
    }
    return view->child < 0 ? array : array->children[view->child];
}

/* How many of `most` rows from `row` on are in the array. */
static size_t within(const struct ArrowArray *array, size_t row, size_t most)
{
    const size_t left = (size_t)array->length - row;

    return left < most ? left : most;
}

static int64_t nulls_among(const struct ArrowArray *array, size_t row, size_t rows)
{
    const uint8_t *const valid = array->n_buffers > 0 ? array->buffers[0] : NULL;
    const size_t end = (size_t)array->offset + row + rows;
    int64_t nulls = 0;
    size_t i;

    if (rows == (size_t)array->length)
        return array->null_count;
    if (valid == NULL)
        return 0;
    for (i = end - rows; i < end; i++)
        nulls += !(valid[i / 8] >> i % 8 & 1);
    return nulls;
}

size_t py_view_arrays(const struct py_view *view)
{
    size_t done = 0, arrays = 0;

    if (view->rows == 0)
        return view->chunks->n;
    while (done < view->rows) {
        size_t row = done;
        const struct ArrowArray *const array = py_view_array(view, &row);

        done += within(array, row, view->rows - done);
        arrays++;
    }
    return arrays;
}

size_t py_view_nulls(const struct py_view *view)
{
    size_t done = 0, nulls = 0;

    while (done < view->rows) {
        size_t row = done;
        const struct ArrowArray *const array = py_view_array(view, &row);
        const size_t rows = within(array, row, view->rows - done);

        nulls += (size_t)nulls_among(array, row, rows);
        done += rows;
    }
    return nulls;
}

int py_share_array(const struct py_view *view, size_t row, struct ArrowArray *array)
{
    const size_t most = view->rows - row;
    const struct ArrowArray *const from = py_view_array(view, &row);
    const size_t rows = within(from, row, most);

    if (share(view->chunks, from, array) < 0)
        return -1;
    array->null_count = nulls_among(from, row, rows);
    array->offset += (int64_t)row;
    array->length = (int64_t)rows;
    return 0;
}

/* ---- a stream ---- */

struct reader {
    struct py_view view;
    size_t next; /* row */
};

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *type)
{
    const struct reader *const r = stream->private_data;

    return py_share_type(&r->view, type) < 0 ? ENOMEM : 0;
}

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *array)
{
    struct reader *const r = stream->private_data;

    memset(array, 0, sizeof *array);
    if (r->next == r->view.rows)
        return 0;
    if (py_share_array(&r->view, r->next, array) < 0)
        return ENOMEM;
    r->next += (size_t)array->length;
    return 0;
}

static const char *get_last_error(struct ArrowArrayStream *stream)
{
    (void)stream;
    return "no memory";
}

static void release_stream(struct ArrowArrayStream *stream)
{
    struct reader *const r = stream->private_data;

    py_leave_chunks(r->view.chunks);
    free(r);
    stream->release = NULL;
}

int py_share_stream(const struct py_view *view, struct ArrowArrayStream *stream)
{
    struct reader *const r = calloc(1, sizeof *r);

    if (r == NULL)
        return -1;
    join(view->chunks);
    r->view = *view;
    stream->get_schema = get_schema;
    stream->get_next = get_next;
    stream->get_last_error = get_last_error;
    stream->release = release_stream;
    stream->private_data = r;
    return 0;
}
