/* Memory, or the end of the process. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>
#include <stdint.h>

/* n bytes for free(), n perhaps 0.  Where there are none, the process ends with
 * STATUS_USAGE after a message that gives the system's reason. */
void *memory_of(size_t n);

/* The same with what memory holds, which may be NULL, moved there. */
void *memory_grown(void *memory, size_t n);

/* Arithmetic on lengths, which come from the input and so may have any value.  A result
 * that a size_t cannot hold is SIZE_MAX, which no allocator grants: the process ends with a
 * message, and no buffer is too small. */
static inline size_t memory_sum(size_t a, size_t b)
{
    return b <= SIZE_MAX - a ? a + b : SIZE_MAX;
}

static inline size_t memory_product(size_t a, size_t b)
{
    return b == 0 || a <= SIZE_MAX / b ? a * b : SIZE_MAX;
}

/* Half as much again as is needed, so that what grows bit by bit is seldom moved. */
static inline size_t memory_ample(size_t need)
{
    return memory_sum(need, need / 2);
}

/* size, doubled until it is at least need; size is not 0. */
static inline size_t memory_doubled(size_t size, size_t need)
{
    while (size < need)
        size = memory_product(size, 2);
    return size;
}

#endif
