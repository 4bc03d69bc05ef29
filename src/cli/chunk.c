#include "chunk.h"

#include "memory.h"
#include "records.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Bytes that are read at once: they, and what they become, fit a second level
 * cache. */
enum { PIECE = CHUNK_PIECE };

/* A chunk's usual buffer: the rest of a piece, and a piece. */
enum { USUAL_SIZE = 2 * PIECE };

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

void chunk_free(struct chunk *chunk)
{
    free(chunk->buffer);
    free(chunk->directive);
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

int chunk_begin(struct chunk *chunk, const char *s, size_t n)
{
    chunk->error = 0;
    chunk->why = NULL;
    chunk->before = 0;
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

size_t chunk_whole(const struct chunk *chunk, size_t n, char terminator)
{
    const char *s = chunk->buffer + chunk->n - n;

    if (memchr(s, terminator, n) == NULL)
        return 0;
    while (s[n - 1] != terminator)
        n--;
    return (size_t)(s + n - chunk->buffer);
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

uint64_t chunk_count(const struct chunk *chunk, char terminator)
{
    return count(chunk->buffer, chunk->n, terminator);
}

/* ---- directives ---- */

static int copy(char **to, size_t *n_to, size_t *size, const char *s, size_t n)
{
    if (n > *size) {
        char *grown = realloc(*to, n);

        if (grown == NULL)
            return -1;
        *to = grown;
        *size = n;
    }
    if (n > 0)
        memcpy(*to, s, n);
    *n_to = n;
    return 0;
}

static int is_directive(const char *s, size_t n)
{
    static const char name[] = "#Fields:";

    return n >= sizeof name - 1 && memcmp(s, name, sizeof name - 1) == 0;
}

/* The last such line of the chunk: NULL, or its n bytes, as records_next() has them. */
static const char *last_directive(const struct chunk *chunk, char terminator, size_t *n)
{
    const char *const end = chunk->buffer + chunk->n;
    const char *at = chunk->buffer, *found = NULL;

    while (at < end && (at = memchr(at, '#', (size_t)(end - at))) != NULL) {
        if ((at == chunk->buffer || at[-1] == terminator) &&
            is_directive(at, (size_t)(end - at)))
            found = at;
        at++;
    }
    if (found) {
        const char *stop = memchr(found, terminator, (size_t)(end - found));

        *n = (size_t)((stop ? stop : end) - found);
        if (stop && terminator == '\n' && *n > 0 && stop[-1] == '\r')
            --*n;
    }
    return found;
}

int chunk_direct(struct chunk *chunk, struct directive *directive, char terminator)
{
    const char *last;
    size_t n;

    if (copy(&chunk->directive, &chunk->n_directive, &chunk->directive_size,
             directive->s, directive->n) < 0)
        return -1;
    last = last_directive(chunk, terminator, &n);
    return last ? copy(&directive->s, &directive->n, &directive->size, last, n) : 0;
}
