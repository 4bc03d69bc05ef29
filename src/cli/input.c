#include "input.h"

#include "records.h"
#include "uric_text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Bytes that are read at once: they, and what they become, fit a second level
 * cache. */
enum { PIECE = 256 * 1024 };

/* A chunk's usual buffer: the rest of a piece, and a piece. */
enum { USUAL_SIZE = 2 * PIECE };

int input_begin(struct input *in, char *const *files, int n_files,
                enum input_kind kind)
{
    memset(in, 0, sizeof *in);
    in->files = files;
    in->n_files = n_files;
    in->kind = kind;
    in->fd = -1;
    in->rest = malloc(PIECE + URIC_FIND_CONTEXT);
    return in->rest ? 0 : -1;
}

void input_end(struct input *in)
{
    free(in->rest);
}

int chunk_is_long(const struct chunk *chunk)
{
    return chunk->size > USUAL_SIZE;
}

void chunk_release(struct chunk *chunk)
{
    if (chunk_is_long(chunk)) {
        free(chunk->buffer);
        chunk->buffer = NULL;
        chunk->size = 0;
    }
}

/* Where a standard stream is closed, open() would give its number away. */
static int open_file(const char *name)
{
    int fd, copy, error;

    if (strcmp(name, "-") == 0)
        return STDIN_FILENO;
    fd = open(name, O_RDONLY);
    if (fd < 0 || fd > STDERR_FILENO)
        return fd;
    copy = fcntl(fd, F_DUPFD, STDERR_FILENO + 1);
    error = errno;
    close(fd);
    errno = error;
    return copy;
}

static void close_file(struct input *in)
{
    if (in->fd > STDIN_FILENO)
        close(in->fd);
    in->fd = -1;
    in->file++;
    in->number = 0;
    in->n_rest = in->before = 0;
}

static int make_room(struct chunk *chunk)
{
    size_t size = chunk->size == 0 ? USUAL_SIZE : 2 * chunk->size;
    char *buffer;

    if (chunk->size - chunk->n >= PIECE)
        return 0;
    buffer = realloc(chunk->buffer, size + RECORD_SLACK);
    if (buffer == NULL)
        return -1;
    chunk->buffer = buffer;
    chunk->size = size;
    return 0;
}

/* Bytes read, 0 at the end of the file, -1 with errno set. */
static ssize_t read_piece(struct input *in, struct chunk *chunk)
{
    ssize_t n;

    if (make_room(chunk) < 0)
        return -1;
    do {
        n = read(in->fd, chunk->buffer + chunk->n, PIECE);
    } while (n < 0 && errno == EINTR);
    return n;
}

/* The length of what ends in the last terminator of the n bytes; 0 when they
 * have none. */
static size_t whole_records(const char *s, size_t n, char terminator)
{
    if (memchr(s, terminator, n) == NULL)
        return 0;
    while (s[n - 1] != terminator)
        n--;
    return n;
}

/* Text without a place to part it at is parted all the same when it is as long as
 * this. */
enum { TEXT_MOST = 4 * PIECE };

/* The same of a chunk of which the last `last` bytes have just been read. */
static size_t whole_of(const struct input *in, const struct chunk *chunk, size_t last)
{
    const size_t old = chunk->n - last;
    size_t whole;

    if (in->kind == INPUT_TEXT) {
        whole = uric_find_cut(chunk->buffer + chunk->before,
                              chunk->n - chunk->before, chunk->before);
        return whole > 0              ? chunk->before + whole
               : chunk->n > TEXT_MOST ? chunk->n
                                      : 0;
    }
    whole = whole_records(chunk->buffer + old, last,
                          in->kind == INPUT_NULS ? '\0' : '\n');
    return whole > 0 ? old + whole : 0;
}

static void keep_rest(struct input *in, struct chunk *chunk, size_t whole)
{
    if (in->kind == INPUT_TEXT)
        in->before = whole < URIC_FIND_CONTEXT ? whole : URIC_FIND_CONTEXT;
    in->n_rest = in->before + chunk->n - whole;
    memcpy(in->rest, chunk->buffer + whole - in->before, in->n_rest);
    chunk->n = whole;
}

/* In blocks of which compilers make vectors, as long as a byte can count. */
static uint64_t count(const char *s, size_t n, char byte)
{
    enum { WIDTH = 32, MOST = 255 };
    uint64_t sum = 0;

    while (n >= WIDTH) {
        unsigned char found[WIDTH] = { 0 };
        size_t blocks = n / WIDTH < MOST ? n / WIDTH : MOST, i, k;

        for (i = 0; i < blocks; i++, s += WIDTH) {
            for (k = 0; k < WIDTH; k++)
                found[k] = (unsigned char)(found[k] + (s[k] == byte));
        }
        n -= blocks * WIDTH;
        for (k = 0; k < WIDTH; k++)
            sum += found[k];
    }
    for (; n > 0; n--, s++)
        sum += *s == byte;
    return sum;
}

/* Up to the last terminator that has been read, to the end of the file, or to
 * an error, which a record that it cuts short does not outlive. */
static void read_chunk(struct input *in, struct chunk *chunk)
{
    chunk->n = chunk->before = 0;
    if (make_room(chunk) == 0) {
        memcpy(chunk->buffer, in->rest, in->n_rest);
        chunk->n = in->n_rest;
        chunk->before = in->before;
    }
    for (;;) {
        ssize_t n = read_piece(in, chunk);
        size_t whole;

        if (n <= 0) {
            chunk->error = n < 0 ? errno : 0;
            if (n < 0 || chunk->n == chunk->before)
                chunk->n = chunk->before = 0;
            close_file(in);
            return;
        }
        chunk->n += (size_t)n;
        whole = whole_of(in, chunk, (size_t)n);
        if (whole > 0) {
            keep_rest(in, chunk, whole);
            return;
        }
    }
}

int input_next(struct input *in, struct chunk *chunk)
{
    while (in->file < in->n_files) {
        chunk->file = in->files[in->file];
        chunk->number = in->number;
        chunk->error = 0;
        chunk->n = 0;
        if (in->fd < 0)
            in->fd = open_file(chunk->file);
        if (in->fd < 0) {
            chunk->error = errno;
            close_file(in);
            return 1;
        }
        read_chunk(in, chunk);
        if (in->fd >= 0)
            in->number += in->kind == INPUT_TEXT
                              ? chunk->n - chunk->before
                              : count(chunk->buffer, chunk->n,
                                      in->kind == INPUT_NULS ? '\0' : '\n');
        if (chunk->n > 0 || chunk->error)
            return 1;
    }
    return 0;
}
