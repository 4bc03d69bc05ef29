/* Fills a chunk with whole records of a file. */
#include "command/record/chunk.h"

#include "command/memory.h"
#include "command/record/records.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Bytes to read at once: they and their answers fit into a second-level cache. */
enum { PIECE = CHUNK_PIECE };

/* The size of a chunk's buffer without long records: the rest of a piece, and a piece. */
enum { USUAL_SIZE = 2 * PIECE };

int chunk_is_long(const struct chunk *chunk)
{
    return chunk->size > USUAL_SIZE;
}

int chunk_has_any(const struct chunk *chunk)
{
    return chunk->n > 0 || chunk->passed_over || chunk->error || chunk->refusal[0] ||
           (chunk->wraps && chunk->inner->n > 0);
}

void chunk_release(struct chunk *chunk)
{
    if (chunk_is_long(chunk)) {
        free(chunk->buffer);
        chunk->buffer = NULL;
        chunk->size = 0;
    }
    if (chunk->inner)
        inner_lines_release(chunk->inner);
}

void chunk_undirect(struct chunk *chunk)
{
    directive_release(chunk->directive);
    chunk->directive = NULL;
}

void chunk_free(struct chunk *chunk)
{
    free(chunk->buffer);
    inner_lines_free(chunk->inner);
    chunk_undirect(chunk);
}

static int make_room(struct chunk *chunk)
{
    size_t size = chunk->size == 0 ? USUAL_SIZE : chunk->size;
    char *buffer;

    size = memory_doubled(size, memory_sum(chunk->n, PIECE));
    if (size == chunk->size)
        return 0;
    buffer = realloc(chunk->buffer, memory_sum(size, RECORD_SLACK));
    if (buffer == NULL)
        return -1;
    chunk->buffer = buffer;
    chunk->size = size;
    return 0;
}

void chunk_clear(struct chunk *chunk, const char *file, uint64_t number)
{
    chunk->file = file;
    chunk->number = number;
    chunk->from = 0;
    chunk->error = 0;
    chunk->why = NULL;
    chunk->n = chunk->before = chunk->held = 0;
    chunk->passed_over = 0;
    chunk->layout = NULL;
    chunk->wraps = 0;
    chunk->notice[0] = chunk->refusal[0] = '\0';
}

int chunk_begin(struct chunk *chunk, const char *s, size_t n)
{
    chunk->error = 0;
    chunk->why = NULL;
    chunk->before = 0;
    chunk->passed_over = 0;
    while (chunk->size < n + PIECE) {
        chunk->n = chunk->size;
        if (make_room(chunk) < 0) {
            chunk->n = 0;
            return -1;
        }
    }
    chunk->n = n;
    if (n > 0)
        memcpy(chunk->buffer, s, n);
    return 0;
}

ssize_t chunk_read(struct chunk *chunk, struct source *source)
{
    ssize_t n;

    if (make_room(chunk) < 0) {
        chunk->error = errno;
        return -1;
    }
    n = source_read(source, chunk->buffer + chunk->n, PIECE, &chunk->why);
    if (n < 0)
        chunk->error = chunk->why ? EIO : errno;
    else
        chunk->n += (size_t)n;
    return n;
}

/* Drops the chunk's n bytes up to the first terminator, or all of them. */
static size_t pass_over(struct chunk *chunk, size_t n, char terminator, int *passing)
{
    const char *const end = memchr(chunk->buffer, terminator, n);
    const size_t left = end ? (size_t)(chunk->buffer + n - (end + 1)) : 0;

    if (left > 0)
        memmove(chunk->buffer, end + 1, left);
    *passing = end == NULL;
    chunk->n = left;
    return left;
}

size_t chunk_whole(struct chunk *chunk, size_t n, const struct record_shape *shape,
                   int *passing)
{
    const char *s;

    if (*passing)
        n = pass_over(chunk, n, shape->terminator, passing);
    s = chunk->buffer + chunk->n - n;
    if (memchr(s, shape->terminator, n) != NULL) {
        while (s[n - 1] != shape->terminator)
            n--;
        return (size_t)(s + n - chunk->buffer);
    }
    /* the one byte more may be a CR before an LF */
    if (chunk->held == 0 && chunk->n > shape->longest && chunk->n - shape->longest > 1) {
        chunk->n = 0;
        chunk->passed_over = 1;
        *passing = 1;
    }
    return 0;
}

/* Counts in bytes, up to 255 blocks at a time, so that compilers use vectors. */
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

uint64_t chunk_count(const struct chunk *chunk, char terminator)
{
    return count(chunk->buffer, chunk->n, terminator);
}

/* ---- directives ---- */

static size_t line_length(const char *line, const char *end, char terminator)
{
    const char *const stop = memchr(line, terminator, (size_t)(end - line));
    size_t n = (size_t)((stop ? stop : end) - line);

    if (stop && terminator == '\n' && n > 0 && stop[-1] == '\r')
        n--;
    return n;
}

/* Whether the line, whose first "#Fields:" is at at, is a directive. */
static int is_directive(const struct chunk *chunk, const struct record_shape *shape,
                        const char *line, size_t n, const char *at)
{
    return n <= shape->longest &&
           (line == at || (shape->is_directive && shape->is_directive(chunk->layout, line, n)));
}

/* The last directive of the chunk, without its terminator, or NULL.  Each line is looked at
 * once. */
static const char *last_directive(const struct chunk *chunk,
                                  const struct record_shape *shape, size_t *n)
{
    const char *const end = chunk->buffer + chunk->n;
    const char *at = chunk->buffer, *found = NULL;

    while (at < end && (at = memchr(at, '#', (size_t)(end - at))) != NULL) {
        const char *line = at;
        size_t length;

        if (!directive_begins(at++, (size_t)(end - line)))
            continue;
        while (line > chunk->buffer && line[-1] != shape->terminator)
            line--;
        length = line_length(line, end, shape->terminator);
        if (is_directive(chunk, shape, line, length, at - 1)) {
            found = line;
            *n = length;
        }
        at = line + length;
    }
    return found;
}

int chunk_direct(struct chunk *chunk, struct directive **directive,
                 const struct record_shape *shape)
{
    const char *last;
    size_t n;

    chunk_undirect(chunk);
    chunk->directive = directive_hold(*directive);
    last = last_directive(chunk, shape, &n);
    if (last == NULL)
        return 0;
    directive_release(*directive);
    *directive = directive_make(last, n);
    return *directive ? 0 : -1;
}
