#include "records.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_SIZE = 256 * 1024 };

/* Where a standard stream is closed, open() would give its number away. */
static int open_file(const char *name)
{
    int fd = open(name, O_RDONLY), copy, error;

    if (fd < 0 || fd > STDERR_FILENO)
        return fd;
    copy = fcntl(fd, F_DUPFD, STDERR_FILENO + 1);
    error = errno;
    close(fd);
    errno = error;
    return copy;
}

int records_open(struct records *r, const char *name, int null_terminated,
                 void (*before_read)(void))
{
    memset(r, 0, sizeof *r);
    r->name = name;
    r->terminator = null_terminated ? '\0' : '\n';
    r->before_read = before_read;
    r->fd = strcmp(name, "-") == 0 ? STDIN_FILENO : open_file(name);
    return r->fd < 0 ? -1 : 0;
}

/* Room for more bytes behind those that are kept: the unread ones move to the
 * front first, and only a record that fills the buffer makes it grow. */
static int make_room(struct records *r)
{
    size_t kept = r->end - r->begin;

    if (r->begin > 0) {
        memmove(r->buffer, r->buffer + r->begin, kept);
        r->begin = 0;
        r->end = kept;
    }
    if (kept == r->size) {
        size_t size = r->size == 0 ? FIRST_SIZE : 2 * r->size;
        char *buffer = realloc(r->buffer, size);

        if (buffer == NULL)
            return -1;
        r->buffer = buffer;
        r->size = size;
    }
    return 0;
}

/* Bytes read, 0 at the end of the file, -1 with errno set. */
static ssize_t read_more(struct records *r)
{
    ssize_t n;

    if (make_room(r) < 0)
        return -1;
    r->before_read();
    do {
        n = read(r->fd, r->buffer + r->end, r->size - r->end);
    } while (n < 0 && errno == EINTR);
    if (n > 0)
        r->end += (size_t)n;
    return n;
}

int records_next(struct records *r, struct record *record)
{
    size_t searched = 0, kept;
    const char *terminator = NULL;

    for (;;) {
        ssize_t n;

        kept = r->end - r->begin;
        if (kept > searched)
            terminator = memchr(r->buffer + r->begin + searched, r->terminator,
                                kept - searched);
        if (terminator != NULL)
            break;
        searched = kept;
        n = read_more(r);
        if (n < 0 || (n == 0 && kept == 0))
            return (int)n;
        if (n == 0)
            break;
    }
    record->s = r->buffer + r->begin;
    record->n = terminator ? (size_t)(terminator - record->s) : kept;
    record->number = ++r->number;
    r->begin += record->n + (terminator != NULL);
    if (terminator && r->terminator == '\n' && record->n > 0 &&
        record->s[record->n - 1] == '\r')
        record->n--;
    return 1;
}

void records_close(struct records *r)
{
    free(r->buffer);
    if (r->fd > STDIN_FILENO)
        close(r->fd);
}
