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
static int copy_type(const struct ArrowSchema *from, struct ArrowSchema *type)
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
        if (copy_type(from->children[i], &c->children[i]) < 0)
            break;
        type->n_children++;
    }
    if (c->format && c->name && c->pointers && c->children &&
        type->n_children == from->n_children)
        return 0;
    release_type(type);
    return -1;
}

int py_share_type(const struct py_chunks *chunks, int child, struct ArrowSchema *type)
{
    return copy_type(child < 0 ? &chunks->type : chunks->type.children[child], type);
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

int py_share_array(struct py_chunks *chunks, size_t i, int child, struct ArrowArray *array)
{
    const struct ArrowArray *const from = &chunks->array[i];

    return share(chunks, child < 0 ? from : from->children[child], array);
}

/* ---- a stream ---- */

struct reader {
    struct py_chunks *chunks;
    int child;
    size_t next;
};

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *type)
{
    const struct reader *const r = stream->private_data;

    return py_share_type(r->chunks, r->child, type) < 0 ? ENOMEM : 0;
}

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *array)
{
    struct reader *const r = stream->private_data;

    memset(array, 0, sizeof *array);
    if (r->next == r->chunks->n)
        return 0;
    if (py_share_array(r->chunks, r->next, r->child, array) < 0)
        return ENOMEM;
    r->next++;
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

    py_leave_chunks(r->chunks);
    free(r);
    stream->release = NULL;
}

int py_share_stream(struct py_chunks *chunks, int child, struct ArrowArrayStream *stream)
{
    struct reader *const r = calloc(1, sizeof *r);

    if (r == NULL)
        return -1;
    join(chunks);
    r->chunks = chunks;
    r->child = child;
    stream->get_schema = get_schema;
    stream->get_next = get_next;
    stream->get_last_error = get_last_error;
    stream->release = release_stream;
    stream->private_data = r;
    return 0;
}
