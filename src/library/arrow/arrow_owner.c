/* Keeps the input of a result, until its last array is released. */
#include "arrow/arrow_owner.h"

/* A buffer is one or several buffers to views: see URIC_ARROW_WINDOW. */
static int make_windows(struct uric_arrow_owner *o, const struct uric_arrow_text *text)
{
    const uint64_t length = uric_arrow_data_length(text);
    const size_t n = length > 0 ? (size_t)((length - 1) / URIC_ARROW_WINDOW + 1) : 1;
    size_t i;

    o->windows = (const void **)o->allocate(n * sizeof *o->windows);
    o->window_lengths = (int64_t *)o->allocate(n * sizeof *o->window_lengths);
    if (o->windows == NULL || o->window_lengths == NULL)
        return 0;
    for (i = 0; i < n; i++) {
        const uint64_t begin = (uint64_t)i * URIC_ARROW_WINDOW;

        o->windows[i] = text->data ? text->data + begin : "";
        o->window_lengths[i] =
            length - begin < INT32_MAX ? (int64_t)(length - begin) : INT32_MAX;
    }
    o->buffers = o->windows;
    o->lengths = o->window_lengths;
    o->n_buffers = n;
    return 1;
}

struct uric_arrow_owner *uric_arrow_own(const struct uric_arrow_request *how,
                                          const struct uric_arrow_text *text)
{
    struct uric_arrow_owner *const o =
        (struct uric_arrow_owner *)how->allocate(sizeof(struct uric_arrow_owner));

    if (o == NULL)
        return NULL;
    memset(o, 0, sizeof *o);
    o->allocate = how->allocate;
    o->release = how->release;
    o->users = 1;
    o->buffers = text->buffers;
    o->lengths = text->lengths;
    o->n_buffers = text->n_buffers;
    if (!how->copies && text->layout != URIC_ARROW_VIEW && !make_windows(o, text)) {
        uric_arrow_leave(o);
        return NULL;
    }
    return o;
}

static unsigned users_left(struct uric_arrow_owner *owner)
{
#if defined(__GNUC__)
    return __atomic_sub_fetch(&owner->users, 1, __ATOMIC_ACQ_REL);
#else
    return --owner->users;
#endif
}

void uric_arrow_leave(struct uric_arrow_owner *owner)
{
    if (users_left(owner) > 0)
        return;
    if (owner->in.release)
        owner->in.release(&owner->in);
    if (owner->windows)
        owner->release((void *)owner->windows);
    if (owner->window_lengths)
        owner->release(owner->window_lengths);
    owner->release(owner);
}
