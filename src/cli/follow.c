/* Files are looked at in turn.  One that has ended is asked for by its name: when
 * that is another file now, or the file is shorter than what has been read of it, the
 * rest of the old one is read after a while, in which its writer may have gone on,
 * and then the new one from its begin. */
#include "follow.h"

#include "descriptor.h"
#include "memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

struct followed {
    const char *name;
    int fd; /* -1: not open */
    struct source source;
    struct stat opened;
    uint64_t number;
    char *rest; /* a record that has not ended yet */
    size_t n_rest, size;
    int passing; /* that record is too long */
    struct directive *directive;
    int gone; /* times that it was found replaced */
    int was_open;
    int ended;
};

/* How long nothing new is waited for. */
enum { NAP_MILLISECONDS = 100 };

static void nap(void)
{
    struct timespec time = { 0, NAP_MILLISECONDS * 1000000L };

    nanosleep(&time, NULL);
}

static void close_it(struct followed *f)
{
    descriptor_close_input(f->fd);
    if (f->fd >= 0)
        source_end(&f->source);
    f->fd = -1;
    f->number = 0;
    f->n_rest = 0;
    f->passing = 0;
    directive_release(f->directive);
    f->directive = NULL;
    f->gone = 0;
}

static int open_it(const struct input *in, struct followed *f)
{
    f->fd = descriptor_open_input(f->name, 0);
    if (f->fd < 0)
        return -1;
    if (fstat(f->fd, &f->opened) < 0)
        memset(&f->opened, 0, sizeof f->opened);
    f->was_open = 1;
    source_begin(&f->source, f->fd, in->decompress);
    return 0;
}

/* What is read once: it has an end. */
static int cannot_grow(const struct followed *f)
{
    return !S_ISREG(f->opened.st_mode) || f->fd == STDIN_FILENO ||
           source_is_compressed(&f->source);
}

/* While there is no file of that name, the old one may grow. */
static int is_replaced(const struct followed *f)
{
    struct stat now;

    if (fstat(f->fd, &now) == 0 && (uint64_t)now.st_size < f->source.taken)
        return 1;
    return stat(f->name, &now) == 0 &&
           (now.st_ino != f->opened.st_ino || now.st_dev != f->opened.st_dev);
}

static int keep(struct followed *f, struct chunk *chunk, size_t whole)
{
    const size_t n = chunk->n - whole;

    if (n > f->size) {
        free(f->rest);
        f->size = memory_sum(n, CHUNK_PIECE);
        f->rest = malloc(f->size);
        if (f->rest == NULL) {
            f->size = 0;
            return -1;
        }
    }
    f->n_rest = n;
    if (n > 0)
        memcpy(f->rest, chunk->buffer + whole, n);
    chunk->n = whole;
    return 0;
}

static void direct(const struct input *in, struct followed *f, struct chunk *chunk)
{
    if (in->directives && chunk_direct(chunk, &f->directive, &in->shape) < 0) {
        chunk->n = 0;
        chunk->error = ENOMEM;
    }
}

/* The file is not read on: its last record goes as it is, unless an error cut it. */
static void end_file(const struct input *in, struct followed *f, struct chunk *chunk)
{
    if (chunk->error)
        chunk->n = 0;
    direct(in, f, chunk);
    close_it(f);
}

/* Nothing more is there at the moment. */
static void wait_or_end(const struct input *in, struct followed *f,
                        struct chunk *chunk)
{
    if (cannot_grow(f)) {
        f->ended = 1;
        end_file(in, f, chunk);
    } else if (is_replaced(f) && f->gone++ > 0) {
        end_file(in, f, chunk);
    } else if (keep(f, chunk, 0) < 0) {
        chunk->error = ENOMEM;
        f->ended = 1;
        end_file(in, f, chunk);
    }
}

static void read_on(struct input *in, struct followed *f, struct chunk *chunk)
{
    size_t whole = 0;

    if (chunk_begin(chunk, f->rest, f->n_rest) < 0)
        chunk->error = ENOMEM;
    while (whole == 0 && !chunk->passed_over) {
        const uint64_t taken = f->source.taken;
        const ssize_t n = chunk->error ? -1 : chunk_read(chunk, &f->source);

        in->taken += f->source.taken - taken;
        if (n < 0) {
            f->ended = 1;
            end_file(in, f, chunk);
            return;
        }
        if (n == 0) {
            wait_or_end(in, f, chunk);
            return;
        }
        whole = chunk_whole(chunk, (size_t)n, &in->shape, &f->passing);
    }
    if (keep(f, chunk, whole) < 0) {
        chunk->error = ENOMEM;
        f->ended = 1;
        close_it(f);
        return;
    }
    direct(in, f, chunk);
    f->number += chunk_count(chunk, in->shape.terminator) + (uint64_t)chunk->passed_over;
}

/* What the file has for the chunk: whether it is anything.  Between two files of one
 * name there may be none. */
static int look_at(struct input *in, struct followed *f, struct chunk *chunk)
{
    chunk->file = f->name;
    chunk->error = 0;
    chunk->why = NULL;
    chunk->n = chunk->before = 0;
    chunk->passed_over = 0;
    if (f->fd < 0 && open_it(in, f) < 0) {
        if (f->was_open)
            return 0;
        chunk->error = errno;
        f->ended = 1;
        return 1;
    }
    chunk->number = f->number;
    read_on(in, f, chunk);
    return chunk->n > 0 || chunk->passed_over || chunk->error;
}

static int begin(struct input *in)
{
    int i;

    in->followed = calloc((size_t)in->n_files, sizeof *in->followed);
    if (in->followed == NULL)
        return -1;
    for (i = 0; i < in->n_files; i++) {
        in->followed[i].name = in->files[i];
        in->followed[i].fd = -1;
    }
    return 0;
}

static int no_memory(struct input *in, struct chunk *chunk)
{
    chunk->file = in->files[0];
    chunk->n = 0;
    chunk->error = ENOMEM;
    chunk->why = NULL;
    in->n_files = 0;
    return 1;
}

int follow_next(struct input *in, struct chunk *chunk)
{
    int left = 0, seen;

    if (in->followed == NULL && in->n_files > 0 && begin(in) < 0)
        return no_memory(in, chunk);
    for (seen = 0; in->n_files > 0; seen++) {
        struct followed *f = &in->followed[in->turn];

        if (seen == in->n_files) {
            if (left == 0)
                return 0;
            nap();
            seen = left = 0;
        }
        if (!f->ended && look_at(in, f, chunk))
            return 1;
        left += !f->ended;
        in->turn = (in->turn + 1) % in->n_files;
    }
    return 0;
}

void follow_end(struct input *in)
{
    int i;

    for (i = 0; in->followed && i < in->n_files; i++) {
        close_it(&in->followed[i]);
        free(in->followed[i].rest);
    }
    free(in->followed);
}
