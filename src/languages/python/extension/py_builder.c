/* Builds arrays of type large_utf8. */
#include "py_builder.h"

#include <stdlib.h>
#include <string.h>

struct built {
    void *parts[3];
    const void *buffers[3];
};

static int grow_rows(struct py_builder *b)
{
    const size_t room = b->room ? b->room * 2 : 1024;
    int64_t *const offsets = realloc(b->offsets, (room + 1) * sizeof *offsets);
    uint8_t *valid;

    if (offsets == NULL)
        return -1;
    b->offsets = offsets;
    valid = realloc(b->valid, room / 8 + 1);
    if (valid == NULL)
        return -1;
    memset(valid + (b->room ? b->room / 8 + 1 : 0), 0,
           room / 8 + 1 - (b->room ? b->room / 8 + 1 : 0));
    b->valid = valid;
    b->offsets[0] = 0;
    b->room = room;
    return 0;
}

static int end_row(struct py_builder *b, int is_valid)
{
    if (b->rows == b->room && grow_rows(b) < 0)
        return -1;
    if (is_valid)
        b->valid[b->rows / 8] = (uint8_t)(b->valid[b->rows / 8] | 1u << b->rows % 8);
    else
        b->nulls++;
    b->offsets[++b->rows] = (int64_t)b->n;
    return 0;
}

int py_build_null(struct py_builder *b)
{
    return end_row(b, 0);
}

char *py_build_room(struct py_builder *b, size_t size)
{
    if (size > b->size - b->n || b->data == NULL) {
        const size_t more = b->size * 2 > b->n + size ? b->size * 2 : b->n + size + 4096;
        char *const data = realloc(b->data, more);

        if (data == NULL)
            return NULL;
        b->data = data;
        b->size = more;
    }
    return b->data + b->n;
}

int py_build_row(struct py_builder *b, size_t n)
{
    b->n += n;
    return end_row(b, 1);
}

static void release(struct ArrowArray *array)
{
    struct built *const built = array->private_data;
    int i;

    for (i = 0; i < 3; i++)
        free(built->parts[i]);
    free(built);
    array->release = NULL;
}

int py_build_array(struct py_builder *b, struct ArrowArray *array)
{
    struct built *const built = calloc(1, sizeof *built);

    memset(array, 0, sizeof *array);
    if (built == NULL || (b->room == 0 && grow_rows(b) < 0)) {
        free(built);
        return -1;
    }
    built->buffers[0] = built->parts[0] = b->valid;
    built->buffers[1] = built->parts[1] = b->offsets;
    built->parts[2] = b->data;
    built->buffers[2] = b->data ? b->data : "";
    array->length = (int64_t)b->rows;
    array->null_count = b->nulls;
    array->n_buffers = 3;
    array->buffers = built->buffers;
    array->private_data = built;
    array->release = release;
    memset(b, 0, sizeof *b);
    return 0;
}

void py_build_drop(struct py_builder *b)
{
    free(b->offsets);
    free(b->valid);
    free(b->data);
    memset(b, 0, sizeof *b);
}

static void release_type(struct ArrowSchema *type)
{
    type->release = NULL;
}

void py_build_type(struct ArrowSchema *type)
{
    memset(type, 0, sizeof *type);
    type->format = "U";
    type->name = "";
    type->flags = ARROW_FLAG_NULLABLE;
    type->release = release_type;
}
