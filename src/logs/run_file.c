/* Writes and reads runs of entries in a temporary file. */
#include "logs/run_file.h"

#include "command/io/descriptor.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/options.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void fail(int error)
{
    message_to(NULL);
    message_error("temporary file", error);
    message_flush();
    exit(STATUS_USAGE);
}

int run_file_open(void)
{
    static const char name[] = "/uric-XXXXXX";
    const char *directory = getenv("TMPDIR");
    char *path;
    int fd;

    if (directory == NULL || *directory == '\0')
        directory = "/tmp";
    path = memory_of(strlen(directory) + sizeof name);
    strcpy(path, directory);
    strcat(path, name);
    fd = descriptor_open_temporary(path);
    if (fd < 0)
        fail(errno);
    unlink(path);
    free(path);
    return fd;
}

void run_file_empty(int fd)
{
    if (ftruncate(fd, 0) < 0)
        fail(errno);
}

/* ---- writing ---- */

void run_writer_begin(struct run_writer *w, int fd, off_t at, size_t size)
{
    w->fd = fd;
    w->at = at;
    w->size = size;
    w->buffer = memory_of(size);
    w->n = 0;
}

static void flush(struct run_writer *w)
{
    const char *s = w->buffer;

    while (w->n > 0) {
        const ssize_t written = pwrite(w->fd, s, w->n, w->at);

        if (written < 0 && errno != EINTR)
            fail(errno);
        if (written > 0) {
            s += written;
            w->n -= (size_t)written;
            w->at += written;
        }
    }
}

static void put_bytes(struct run_writer *w, const void *bytes, size_t n)
{
    const char *s = bytes;

    while (n > 0) {
        const size_t part = n < w->size - w->n ? n : w->size - w->n;

        memcpy(w->buffer + w->n, s, part);
        w->n += part;
        s += part;
        n -= part;
        if (w->n == w->size)
            flush(w);
    }
}

int run_writer_put(void *writer, const struct entry *e)
{
    put_bytes(writer, e, sizeof *e + e->n);
    return 0;
}

off_t run_writer_end(struct run_writer *w)
{
    flush(w);
    free(w->buffer);
    return w->at;
}

/* ---- reading ---- */

void run_reader_begin(struct run_reader *r, int fd, off_t at, off_t end, size_t size)
{
    memset(r, 0, sizeof *r);
    r->fd = fd;
    r->at = at;
    r->end = end;
    r->size = size;
    r->buffer = memory_of(size);
}

static void fill(struct run_reader *r)
{
    const off_t left = r->end - r->at;
    const size_t want = left < (off_t)r->size ? (size_t)left : r->size;
    ssize_t n;

    do {
        n = pread(r->fd, r->buffer, want, r->at);
    } while (n < 0 && errno == EINTR);
    if (n <= 0)
        fail(n < 0 ? errno : EIO);
    r->at += n;
    r->from = 0;
    r->n = (size_t)n;
}

static void get_bytes(struct run_reader *r, void *to, size_t n)
{
    char *s = to;

    while (n > 0) {
        size_t part;

        if (r->n == 0)
            fill(r);
        part = n < r->n ? n : r->n;
        memcpy(s, r->buffer + r->from, part);
        r->from += part;
        r->n -= part;
        s += part;
        n -= part;
    }
}

int run_reader_next(struct run_reader *r)
{
    struct entry e;

    if (r->n == 0 && r->at == r->end)
        return 0;
    get_bytes(r, &e, sizeof e);
    *entry_place(&r->next, e.n) = e;
    get_bytes(r, r->next.entry + 1, e.n);
    return 1;
}

void run_reader_end(struct run_reader *r)
{
    free(r->buffer);
    free(r->next.entry);
}
