/* Memory that is there, or the process ends: blocks, and buffers that grow. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>
#include <stdint.h>

/* Allocates n bytes, which may be 0; free() frees them.  If there is no memory, the process
 * ends with STATUS_USAGE after a message. */
void *memory_of(size_t n);

/* Resizes memory, which may be NULL, as realloc() does.  Ends like memory_of() if there is
 * no memory. */
void *memory_grown(void *memory, size_t n);

/* Arithmetic on lengths that come from the input, so that any value may occur.  A result
 * that overflows is SIZE_MAX, which no allocator grants: the process ends with a message,
 * and no buffer is ever too small. */
static inline size_t memory_sum(size_t a, size_t b)
{
    return b <= SIZE_MAX - a ? a + b : SIZE_MAX;
}

static inline size_t memory_product(size_t a, size_t b)
{
    return b == 0 || a <= SIZE_MAX / b ? a * b : SIZE_MAX;
}

/* Half as much again as needed, so that a growing buffer is rarely moved. */
static inline size_t memory_ample(size_t need)
{
    return memory_sum(need, need / 2);
}

/* Doubles size, which is not 0, until it is at least need. */
static inline size_t memory_doubled(size_t size, size_t need)
{
    while (size < need)
        size = memory_product(size, 2);
    return size;
}

struct room {
    char *s;
    size_t size;
};

/* Makes room for at least size bytes; the old contents may be lost.  If there is no memory, the
 * process ends after a message. */
void room_need(struct room *room, size_t size);

void room_free(struct room *room);

#endif
