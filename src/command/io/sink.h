/* A buffer before a file descriptor.  A line that fits is written in one call: standard output
 * and standard error may be the same file. */
#ifndef SINK_H
#define SINK_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct sink {
    int fd;
    int failed; /* errno of the first write that failed, else 0 */
    int direct; /* not through sink_divert()'s function */
    int (*before)(void *context); /* called before each write; returns 0 to drop the bytes;
                                     NULL: none */
    void *context;
    char *buffer;
    size_t size, n;
};

void sink_flush(struct sink *k);

/* From now on, what sinks write to fd goes through the function, which returns 0 or errno; but
 * not what direct ones write.  NULL ends that.  Call it before there are threads. */
void sink_divert(int fd, int (*to)(const char *s, size_t n));

/* For sink_write(), if the buffer has no room for all bytes. */
void sink_overflow(struct sink *k, const char *s, size_t n);

static inline void sink_write(struct sink *k, const char *s, size_t n)
{
    if (n > k->size - k->n) {
        sink_overflow(k, s, n);
        return;
    }
    if (n > 0)
        memcpy(k->buffer + k->n, s, n);
    k->n += n;
}

static inline void sink_byte(struct sink *k, char c)
{
    sink_write(k, &c, 1);
}

/* Writes a number in decimal digits. */
void sink_number(struct sink *k, uint64_t number);

#endif
