/* Reads all input files in chunks of whole records. */
#include "command/io/input.h"

#include "command/io/descriptor.h"
#include "uric_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int input_begin(struct input *in, char *const *files, int n_files,
                enum input_kind kind)
{
    memset(in, 0, sizeof *in);
    in->files = files;
    in->n_files = n_files;
    in->kind = kind;
    in->shape.terminator = kind == INPUT_NULS ? '\0' : '\n';
    in->shape.longest = SIZE_MAX;
    in->fd = -1;
    /* a piece, and what precedes it in the chunk if whole records before it were held back */
    in->rest = malloc(2 * CHUNK_PIECE + URIC_FIND_CONTEXT);
    return in->rest ? 0 : -1;
}

void input_end(struct input *in)
{
    follow_end(in);
    layout_end(in->chooser, &in->state);
    free(in->rest);
    directive_release(in->directive);
    chunk_free(&in->ahead);
}

static void close_file(struct input *in)
{
    descriptor_close_input(in->fd);
    if (in->fd >= 0)
        source_end(&in->source);
    in->fd = -1;
    in->file++;
    in->number = in->from = 0;
    in->n_rest = in->before = 0;
    in->passing = in->ends = in->is_located = 0;
    directive_release(in->directive);
    in->directive = NULL;
    layout_end(in->chooser, &in->state);
}

/* Text of this length is cut even if uric_find_cut() finds no place to cut it. */
enum { TEXT_MOST = 4 * CHUNK_PIECE };

/* Where such a text is cut: after white space or a delimiter, if one is so near to the end that a
 * URI after it may go on. */
static size_t cut_anyhow(const struct chunk *chunk)
{
    const size_t longest = URIC_FIND_LONGEST + URIC_FIND_CONTEXT;
    size_t i = chunk->n;

    while (i > chunk->before && chunk->n - i < longest) {
        if (memchr(" \t\n\r\"<>", chunk->buffer[i - 1], 7) != NULL)
            return i;
        i--;
    }
    return chunk->n;
}

/* How many bytes of a chunk can be answered, or 0; the last `last` bytes have just been
 * read. */
static size_t whole_of(struct input *in, struct chunk *chunk, size_t last)
{
    size_t whole;

    if (in->kind != INPUT_TEXT)
        return chunk_whole(chunk, last, &in->shape, &in->passing);
    whole = uric_find_cut(chunk->buffer + chunk->before, chunk->n - chunk->before,
                          chunk->before);
    return whole > 0              ? chunk->before + whole
           : chunk->n > TEXT_MOST ? cut_anyhow(chunk)
                                  : 0;
}

static void keep_rest(struct input *in, struct chunk *chunk, size_t whole)
{
    if (in->kind == INPUT_TEXT)
        in->before = whole < URIC_FIND_CONTEXT ? whole : URIC_FIND_CONTEXT;
    in->n_rest = in->before + chunk->n - whole;
    memcpy(in->rest, chunk->buffer + whole - in->before, in->n_rest);
    chunk->n = whole;
}

/* What the records mean.  A chunk is dropped if there is no memory for its directive: its lines
 * would be misread. */
static void interpret(struct input *in, struct chunk *chunk, int last)
{
    if (in->state.directives && chunk_direct(chunk, &in->directive, &in->shape) < 0) {
        chunk->n = 0;
        chunk->error = ENOMEM;
    }
    layout_take_inner(in->chooser, &in->state, chunk, last);
}

static ssize_t read_piece(struct input *in, struct chunk *chunk)
{
    const uint64_t taken = in->source.taken;
    const ssize_t n = chunk_read(chunk, &in->source);

    in->taken += in->source.taken - taken;
    return n;
}

/* How many of the bytes of whole records can be answered now. */
static size_t answerable(struct input *in, struct chunk *chunk, size_t whole, int last)
{
    enum layout_verdict verdict;

    if (in->chooser == NULL)
        return whole;
    verdict = layout_of(in->chooser, &in->state, chunk, &whole, in->directive, last);
    in->ends = verdict == LAYOUT_ENDS;
    return verdict == LAYOUT_WAITS ? 0 : whole;
}

/* Stops reading the file, and drops a record that an error cut short. */
static void end_file(struct input *in, struct chunk *chunk)
{
    if (chunk->error)
        chunk->n = chunk->held;
    if (chunk->n == chunk->before)
        chunk->n = chunk->before = 0;
    chunk->n = answerable(in, chunk, chunk->n, 1);
    interpret(in, chunk, 1);
    close_file(in);
}

/* Reads until a record has ended or is too long, or to the end of the file, or an error. */
static void read_chunk(struct input *in, struct chunk *chunk)
{
    size_t whole = 0;

    if (chunk_begin(chunk, in->rest, in->n_rest) < 0)
        chunk->error = errno;
    else
        chunk->before = in->before;
    while (whole == 0 && !in->ends && !chunk->passed_over) {
        const ssize_t n = chunk->error ? -1 : read_piece(in, chunk);

        if (n <= 0) {
            end_file(in, chunk);
            return;
        }
        whole = answerable(in, chunk, whole_of(in, chunk, (size_t)n), 0);
    }
    if (in->ends) {
        chunk->n = whole;
        interpret(in, chunk, 1);
        close_file(in);
        return;
    }
    keep_rest(in, chunk, whole);
    interpret(in, chunk, 0);
}

static int open_next(struct input *in)
{
    in->fd = descriptor_open_input(in->files[in->file], 0);
    if (in->fd >= 0) {
        source_begin(&in->source, in->fd, in->decompress);
        in->source.unframes = in->unframe;
        in->source.terminator = in->shape.terminator;
    }
    return in->fd;
}

/* Nothing that has been read since the last whole record is kept. */
static int skip_to(struct input *in, uint64_t at)
{
    const uint64_t taken = in->source.taken;

    if (source_skip(&in->source, at) < 0)
        return -1;
    in->taken += in->source.taken - taken;
    in->n_rest = 0;
    in->passing = 0;
    in->number = 0;
    in->from = at;
    return 0;
}

/* Once it is known how the file is laid out, goes to the part of it that is asked for. */
static int find_part(struct input *in)
{
    struct source *const s = &in->source;
    const uint64_t at = source_at(s) - in->n_rest;
    struct file_part part;

    if (in->locate == NULL || in->is_located || !in->state.is_done || in->state.directives ||
        in->state.wraps || in->fd == STDIN_FILENO || source_is_converted(s))
        return 0;
    in->is_located = 1;
    part = in->locate(in->locate_context, in->fd, in->state.layout);
    if (part.end <= at)
        part.begin = part.end = at;
    if ((part.begin > at || part.end == at) && skip_to(in, part.begin) < 0)
        return -1;
    source_end_at(s, part.end);
    return 0;
}

static void give_ahead(struct input *in, struct chunk *chunk)
{
    const struct chunk unused = *chunk;

    *chunk = in->ahead;
    in->ahead = unused;
    in->has_ahead = 0;
}

const struct chunk *input_ahead(struct input *in)
{
    in->has_ahead = input_next(in, &in->ahead);
    return in->has_ahead ? &in->ahead : NULL;
}

int input_next(struct input *in, struct chunk *chunk)
{
    if (in->has_ahead) {
        give_ahead(in, chunk);
        return 1;
    }
    if (in->follow)
        return follow_next(in, chunk);
    while (in->file < in->n_files) {
        chunk_clear(chunk, in->files[in->file], in->number);
        if (in->fd < 0 && open_next(in) < 0) {
            chunk->error = errno;
            close_file(in);
            return 1;
        }
        if (find_part(in) < 0) {
            chunk->error = errno;
            close_file(in);
            return 1;
        }
        chunk->number = in->number;
        chunk->from = in->from;
        read_chunk(in, chunk);
        if (in->fd >= 0)
            in->number += in->kind == INPUT_TEXT
                              ? chunk->n - chunk->before
                              : chunk_count(chunk, in->shape.terminator) +
                                    chunk->passed_over;
        if (chunk_has_any(chunk))
            return 1;
    }
    return 0;
}
