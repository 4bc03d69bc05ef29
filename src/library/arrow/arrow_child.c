/* Fills a column of a result, and releases it. */
#include "arrow/arrow_child.h"

enum { VALID, MAIN, DATA }; /* the buffers; MAIN: views, offsets or numbers */

/* The private data of a column. */
struct child {
    struct uric_arrow_owner *owner;
    enum uric_arrow_kind kind;
    uint8_t *valid;
    char *main;
    char *data; /* n bytes of size */
    size_t n, size;
    const void *buffers[3];
    const void **views_buffers; /* instead of buffers: those of the views, too */
};

static struct child *child_of(const struct ArrowArray *array)
{
    return (struct child *)array->private_data;
}

static void release_memory(struct child *c)
{
    void (*const release)(void *) = c->owner->release;

    if (c->valid)
        release(c->valid);
    if (c->main)
        release(c->main);
    if (c->data)
        release(c->data);
    if (c->views_buffers)
        release((void *)c->views_buffers);
    uric_arrow_leave(c->owner);
    release(c);
}

static void release_child(struct ArrowArray *array)
{
    release_memory(child_of(array));
    array->release = NULL;
}

/* ---- making ---- */

static size_t width(enum uric_arrow_kind kind)
{
    switch (kind) {
    case URIC_ARROW_VIEWS: return URIC_ARROW_VIEW_SIZE;
    case URIC_ARROW_SMALL_TEXTS:
    case URIC_ARROW_INT32S: return 4;
    default: return 8;
    }
}

/* The validity, the views, the input's buffers, and the lengths of these. */
static int add_views_buffers(struct child *c, struct ArrowArray *array)
{
    const struct uric_arrow_owner *const o = c->owner;
    size_t i;

    c->views_buffers = (const void **)o->allocate((o->n_buffers + 3) * sizeof(void *));
    if (c->views_buffers == NULL)
        return 0;
    c->views_buffers[VALID] = c->valid;
    c->views_buffers[MAIN] = c->main;
    for (i = 0; i < o->n_buffers; i++)
        c->views_buffers[DATA + i] = o->buffers[i];
    c->views_buffers[DATA + o->n_buffers] = o->lengths;
    array->buffers = c->views_buffers;
    array->n_buffers = (int64_t)o->n_buffers + 3;
    return 1;
}

static int add_buffers(struct child *c, struct ArrowArray *array)
{
    if (c->kind == URIC_ARROW_VIEWS)
        return add_views_buffers(c, array);
    c->buffers[VALID] = c->valid;
    c->buffers[MAIN] = c->main;
    c->buffers[DATA] = "";
    array->buffers = c->buffers;
    array->n_buffers =
        c->kind == URIC_ARROW_SMALL_TEXTS || c->kind == URIC_ARROW_LARGE_TEXTS ? 3 : 2;
    return 1;
}

/* One more than the rows: offsets have a first one. */
int uric_arrow_child(struct ArrowArray *array, struct uric_arrow_owner *owner,
                     enum uric_arrow_kind kind, size_t rows)
{
    struct child *const c = (struct child *)owner->allocate(sizeof(struct child));
    const size_t bits = rows / 8 + 1;

    memset(array, 0, sizeof *array);
    if (c == NULL || rows > SIZE_MAX / URIC_ARROW_VIEW_SIZE - 1) {
        if (c)
            owner->release(c);
        return 0;
    }
    memset(c, 0, sizeof *c);
    c->owner = owner;
    owner->users++; /* no other thread knows it yet */
    c->kind = kind;
    c->valid = (uint8_t *)owner->allocate(bits);
    c->main = (char *)owner->allocate((rows + 1) * width(kind));
    array->length = (int64_t)rows;
    array->private_data = c;
    if (c->valid == NULL || c->main == NULL || !add_buffers(c, array)) {
        release_memory(c);
        return 0;
    }
    memset(c->valid, 0, bits);
    memset(c->main, 0, width(kind));
    array->release = release_child;
    return 1;
}

/* ---- filling ---- */

static void set_valid(struct child *c, size_t row)
{
    c->valid[row / 8] = (uint8_t)(c->valid[row / 8] | 1u << row % 8);
}

/* Numbers are in the machine's byte order. */
static void set_number(const struct child *c, size_t at, int64_t number)
{
    const int32_t low = (int32_t)number;

    if (width(c->kind) == sizeof low)
        memcpy(c->main + at * sizeof low, &low, sizeof low);
    else
        memcpy(c->main + at * sizeof number, &number, sizeof number);
}

/* The offset after a text is where the next one begins. */
static void end_text(const struct child *c, size_t row)
{
    set_number(c, row + 1, (int64_t)c->n);
}

void uric_arrow_set_null(struct ArrowArray *array, size_t row)
{
    const struct child *const c = child_of(array);

    array->null_count++;
    switch (c->kind) {
    case URIC_ARROW_VIEWS:
        memset(c->main + row * URIC_ARROW_VIEW_SIZE, 0, URIC_ARROW_VIEW_SIZE);
        break;
    case URIC_ARROW_SMALL_TEXTS:
    case URIC_ARROW_LARGE_TEXTS: end_text(c, row); break;
    default: set_number(c, row, 0);
    }
}

void uric_arrow_set_number(struct ArrowArray *array, size_t row, int64_t number)
{
    struct child *const c = child_of(array);

    set_valid(c, row);
    set_number(c, row, number);
}

static int grow(struct child *c, size_t n)
{
    enum { FIRST = 1024 };
    const size_t least = c->size < SIZE_MAX / 4 ? c->size * 2 : c->size;
    size_t size = least < FIRST ? (size_t)FIRST : least;
    char *data;

    if (n > SIZE_MAX / 2 - c->n)
        return 0;
    if (size < c->n + n)
        size = c->n + n;
    data = (char *)c->owner->allocate(size);
    if (data == NULL)
        return 0;
    if (c->data) {
        memcpy(data, c->data, c->n);
        c->owner->release(c->data);
    }
    c->data = data;
    c->size = size;
    c->buffers[DATA] = data;
    return 1;
}

int uric_arrow_set_text(struct ArrowArray *array, size_t row, const char *s, size_t n)
{
    struct child *const c = child_of(array);

    if (n > c->size - c->n && !grow(c, n))
        return 0;
    if (n > 0)
        memcpy(c->data + c->n, s, n);
    c->n += n;
    set_valid(c, row);
    end_text(c, row);
    return 1;
}

/* A component of a string that starts in one window may start in the next.  The views of the
 * input have buffers of their own. */
static int locate(const struct child *c, const struct uric_arrow_string *string, size_t at,
                  size_t n, int32_t place[2])
{
    const int windows = c->owner->windows != NULL;
    const size_t begin = (size_t)string->offset + at;

    place[0] = string->buffer + (windows ? (int32_t)(begin / URIC_ARROW_WINDOW) : 0);
    place[1] = (int32_t)(windows ? begin % URIC_ARROW_WINDOW : begin);
    return !windows || n <= URIC_ARROW_WINDOW;
}

int uric_arrow_set_view(struct ArrowArray *array, size_t row,
                        const struct uric_arrow_string *string, const char *s, size_t n)
{
    struct child *const c = child_of(array);
    char *const view = c->main + row * URIC_ARROW_VIEW_SIZE;
    int32_t head[4] = { 0, 0, 0, 0 }; /* length, first bytes, buffer, offset */

    if (n > URIC_ARROW_INLINE && !locate(c, string, (size_t)(s - string->s), n, head + 2))
        return 0;
    set_valid(c, row);
    head[0] = (int32_t)n;
    if (n > URIC_ARROW_INLINE)
        memcpy(&head[1], s, sizeof head[1]);
    else if (n > 0)
        memcpy(&head[1], s, n);
    memcpy(view, head, URIC_ARROW_VIEW_SIZE);
    return 1;
}
