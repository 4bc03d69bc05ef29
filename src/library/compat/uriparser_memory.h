/* The memory managers that uric_uriparser allocates by. */
#ifndef URIC_URIPARSER_MEMORY_H
#define URIC_URIPARSER_MEMORY_H

#include "util/internal.h"

#include "uric_uriparser.h"

/* The caller's manager, or the one of malloc() and its kin for NULL; NULL if the caller's is
 * incomplete. */
URIC_INTERNAL UriMemoryManager *uric_uri_manager(UriMemoryManager *memory);

/* Room for n things of a size, at least one byte; NULL if there is none, or if the product
 * overflows. */
URIC_INTERNAL void *uric_uri_room(UriMemoryManager *memory, size_t n, size_t size);

/* A block that was allocated here, although its owner holds it as constant. */
static URIC_INLINE void *uric_uri_block(const void *constant)
{
    union {
        const void *constant;
        void *block;
    } same;

    same.constant = constant;
    return same.block;
}

#endif
