/* What the arrays of one result share: the input, the caller's functions for memory, and how
 * many of them have not been released. */
#ifndef URIC_ARROW_OWNER_H
#define URIC_ARROW_OWNER_H

#include "arrow/arrow_text.h"

struct uric_arrow_owner {
    void *(*allocate)(size_t size);
    void (*release)(void *memory);
    struct ArrowArray in; /* its release is NULL as long as the caller owns it */
    const void *const *buffers; /* of views: n_buffers, and an array of their lengths */
    const int64_t *lengths;
    size_t n_buffers;
    const void **windows; /* the same, if they are windows of one buffer; else NULL */
    int64_t *window_lengths;
    unsigned users;
};

/* Returns an owner with one user; NULL if there is no memory. */
URIC_INTERNAL struct uric_arrow_owner *
uric_arrow_own(const struct uric_arrow_request *how, const struct uric_arrow_text *text);

/* Releases the owner after its last user. */
URIC_INTERNAL void uric_arrow_leave(struct uric_arrow_owner *owner);

#endif
