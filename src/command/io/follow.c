/* The files take turns, and no read waits: a FIFO may have no input at the moment.  At the
 * end of a file, its name is looked up.  If the name belongs to another file now, the rest of
 * the old one is read at its next turn, since its writer may still write, and then the new
 * one from its start.  Files that had the name in between are read before it.  A file was rewritten
 * if it is shorter than what has been read of it, or if its first bytes have changed; it is read
 * again from its start. */
#include "command/io/input.h"

#include "command/io/descriptor.h"
#include "command/io/rotated.h"
#include "command/memory.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Longer than the header that all logs of one kind share. */
enum { FIRST = 4096 };

struct followed {
    const char *name;
    int fd; /* -1: not open */
    struct source source;
    struct stat opened;
    uint64_t number;
    char *rest; /* of a record that has not ended yet */
    size_t n_rest, size;
    int passing; /* that record is too long: drop it */
    struct directive *directive;
    struct layout_state state;
    size_t held; /* how much of the rest is whole records that wait for their layout */
    char first[FIRST]; /* the first n_first bytes of the file */
    size_t n_first;
    int gone; /* how often it was found replaced */
    int was_open;
    int ended;
    int passed_on; /* the name belonged to another file when this one was closed */
    struct rotated rotated;
};

/* How long to sleep while nothing is new. */
enum { NAP_MILLISECONDS = 100 };

/* Sleeps, but wakes up when a pipe, a FIFO or a terminal has input. */
static void nap(struct input *in)
{
    nfds_t n = 0;
    int i;

    for (i = 0; i < in->n_files; i++) {
        const struct followed *f = &in->followed[i];

        if (f->fd >= 0 && !S_ISREG(f->opened.st_mode)) {
            in->awaited[n].fd = f->fd;
            in->awaited[n++].events = POLLIN;
        }
    }
    poll(in->awaited, n, NAP_MILLISECONDS);
}

static void close_it(const struct input *in, struct followed *f)
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
    layout_end(in->chooser, &f->state);
    f->held = 0;
    f->n_first = 0;
    f->gone = 0;
}

/* If a directory has taken the name of a file that was read, the file is gone. */
static int open_it(const struct input *in, struct followed *f)
{
    f->fd = f->passed_on ? rotated_open(&f->rotated, f->name, &f->opened) : -1;
    f->passed_on &= f->fd >= 0;
    if (f->fd < 0)
        f->fd = descriptor_open_input(f->name, O_NONBLOCK);
    if (f->fd < 0)
        return -1;
    if (fstat(f->fd, &f->opened) < 0)
        memset(&f->opened, 0, sizeof f->opened);
    if (f->was_open && S_ISDIR(f->opened.st_mode)) {
        descriptor_close_input(f->fd);
        f->fd = -1;
        return -1;
    }
    f->was_open = 1;
    source_begin(&f->source, f->fd, in->decompress);
    f->source.hurries = 1;
    f->source.unframes = in->unframe;
    f->source.terminator = in->shape.terminator;
    return 0;
}

/* Whether the file is read once, up to its end. */
static int cannot_grow(const struct followed *f)
{
    return !S_ISREG(f->opened.st_mode) || f->fd == STDIN_FILENO ||
           source_is_converted(&f->source);
}

/* Whether another file has taken the name.  If no file has it, keep following the old one. */
static int is_replaced(const struct followed *f)
{
    struct stat now;

    return stat(f->name, &now) == 0 && !S_ISDIR(now.st_mode) &&
           (now.st_ino != f->opened.st_ino || now.st_dev != f->opened.st_dev);
}

/* The size is not enough: the new text may be as long as the old one. */
static int is_written_anew(const struct followed *f)
{
    struct stat now;
    char first[FIRST];
    ssize_t n;

    if (cannot_grow(f))
        return 0;
    if (fstat(f->fd, &now) == 0 && (uint64_t)now.st_size < f->source.taken)
        return 1;
    n = pread(f->fd, first, f->n_first, 0);
    return n >= 0 && ((size_t)n < f->n_first || memcmp(first, f->first, f->n_first) != 0);
}

/* Keeps the file's first bytes; the last n bytes of the chunk have just been read. */
static void note_first(struct followed *f, const struct chunk *chunk, size_t n)
{
    const size_t room = FIRST - f->n_first;

    memcpy(f->first + f->n_first, chunk->buffer + chunk->n - n, n < room ? n : room);
    f->n_first += n < room ? n : room;
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

/* How many of the bytes of whole records can be answered now. */
static size_t answerable(struct input *in, struct followed *f, struct chunk *chunk,
                         size_t whole, int last)
{
    enum layout_verdict verdict;

    if (in->chooser == NULL)
        return whole;
    verdict = layout_of(in->chooser, &f->state, chunk, &whole, f->directive, last);
    f->ended |= verdict == LAYOUT_ENDS;
    return verdict == LAYOUT_WAITS ? 0 : whole;
}

static void interpret(const struct input *in, struct followed *f, struct chunk *chunk, int last)
{
    if (f->state.directives && chunk_direct(chunk, &f->directive, &in->shape) < 0) {
        chunk->n = 0;
        chunk->error = ENOMEM;
    }
    layout_take_inner(in->chooser, &f->state, chunk, last);
}

/* Stops reading the file.  Its last record may lack its terminator, but not because of an
 * error. */
static void end_file(struct input *in, struct followed *f, struct chunk *chunk)
{
    if (chunk->error)
        chunk->n = chunk->held;
    chunk->n = answerable(in, f, chunk, chunk->n, 1);
    interpret(in, f, chunk, 1);
    close_it(in, f);
}

/* Keeps the incomplete record for the file's next turn. */
static void wait_on(struct input *in, struct followed *f, struct chunk *chunk)
{
    f->held = chunk->held;
    if (keep(f, chunk, 0) < 0) {
        chunk->error = ENOMEM;
        f->ended = 1;
        end_file(in, f, chunk);
    }
}

/* At the end of the file, for now or for good. */
static void wait_or_end(struct input *in, struct followed *f,
                        struct chunk *chunk)
{
    if (cannot_grow(f)) {
        f->ended = 1;
        end_file(in, f, chunk);
    } else if (is_replaced(f) && f->gone++ > 0) {
        end_file(in, f, chunk);
        f->passed_on = 1;
    } else {
        if (f->gone == 0)
            rotated_note(&f->rotated, f->name, &f->opened);
        wait_on(in, f, chunk);
    }
}

/* Reads as chunk_read() does, but returns 0 and sets *waits if there is no input yet. */
static ssize_t read_piece(struct input *in, struct followed *f, struct chunk *chunk,
                          int *waits)
{
    const uint64_t taken = f->source.taken;
    const ssize_t n = chunk_read(chunk, &f->source);

    in->taken += f->source.taken - taken;
    *waits = n < 0 && chunk->error == EAGAIN;
    if (*waits)
        chunk->error = 0;
    return *waits ? 0 : n;
}

static void read_on(struct input *in, struct followed *f, struct chunk *chunk)
{
    size_t whole = 0;
    int waits;

    chunk->held = f->held;
    if (chunk_begin(chunk, f->rest, f->n_rest) < 0) {
        chunk->error = ENOMEM;
        chunk->held = 0;
    } else if (is_written_anew(f)) {
        end_file(in, f, chunk);
        return;
    }
    while (whole == 0 && !f->ended && !chunk->passed_over) {
        const ssize_t n = chunk->error ? -1 : read_piece(in, f, chunk, &waits);

        if (n < 0) {
            f->ended = 1;
            end_file(in, f, chunk);
            return;
        }
        if (n == 0) {
            if (waits)
                wait_on(in, f, chunk);
            else
                wait_or_end(in, f, chunk);
            return;
        }
        note_first(f, chunk, (size_t)n);
        whole = answerable(in, f, chunk,
                           chunk_whole(chunk, (size_t)n, &in->shape, &f->passing), 0);
    }
    f->held = 0;
    if (f->ended) {
        chunk->n = whole;
        interpret(in, f, chunk, 1);
        close_it(in, f);
        return;
    }
    if (keep(f, chunk, whole) < 0) {
        chunk->error = ENOMEM;
        f->ended = 1;
        close_it(in, f);
        return;
    }
    interpret(in, f, chunk, 0);
    f->number += chunk_count(chunk, in->shape.terminator) + chunk->passed_over;
}

/* Reads a file's next records into the chunk, and returns whether there are any.  Between two
 * files of one name there may be no file. */
static int look_at(struct input *in, struct followed *f, struct chunk *chunk)
{
    chunk_clear(chunk, f->name, f->number);
    if (f->fd < 0 && open_it(in, f) < 0) {
        if (f->was_open)
            return 0;
        chunk->error = errno;
        f->ended = 1;
        return 1;
    }
    chunk->number = f->number;
    read_on(in, f, chunk);
    return chunk_has_any(chunk);
}

static int begin(struct input *in)
{
    int i;

    in->followed = calloc((size_t)in->n_files, sizeof *in->followed);
    in->awaited = calloc((size_t)in->n_files, sizeof *in->awaited);
    if (in->followed == NULL || in->awaited == NULL)
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
            nap(in);
            seen = left = 0;
        }
        /* even after input, so that an endless file does not starve the others */
        in->turn = (in->turn + 1) % in->n_files;
        if (!f->ended && look_at(in, f, chunk))
            return 1;
        left += !f->ended;
    }
    return 0;
}

void follow_end(struct input *in)
{
    int i;

    for (i = 0; in->followed && i < in->n_files; i++) {
        close_it(in, &in->followed[i]);
        free(in->followed[i].rest);
        rotated_end(&in->followed[i].rotated);
    }
    free(in->followed);
    free(in->awaited);
}
