#include "sink.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static void write_all(struct sink *k, const char *s, size_t n)
{
    while (n > 0 && !k->failed) {
        ssize_t written = write(k->fd, s, n);

        if (written >= 0) {
            s += written;
            n -= (size_t)written;
        } else if (errno != EINTR) {
            k->failed = errno;
        }
    }
}

void sink_flush(struct sink *k)
{
    write_all(k, k->buffer, k->n);
    k->n = 0;
}

void sink_write(struct sink *k, const char *s, size_t n)
{
    if (n > sizeof k->buffer - k->n) {
        sink_flush(k);
        if (n > sizeof k->buffer) {
            write_all(k, s, n);
            return;
        }
    }
    memcpy(k->buffer + k->n, s, n);
    k->n += n;
}
