/* A piece of a file that holds whole records. */
#ifndef CHUNK_H
#define CHUNK_H

#include "command/record/directive.h"
#include "command/record/inner_room.h"
#include "command/io/source.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Records of one file; RECORD_SLACK bytes after them may be read, too. */
struct chunk {
    const char *file; /* its name */
    char *buffer;
    size_t size, n;
    uint64_t number; /* of the previous record in the file; of text, the offset of the
                        first new byte */
    uint64_t from;   /* the offset in the file of the first record that is counted */
    size_t before;   /* how many of the n bytes are from the previous chunk, for uric_find()
                        to look back at; 0 for records */
    uint64_t passed_over; /* records before the bytes that were too long to keep */
    struct directive *directive; /* the one in force at the first record, or NULL */
    const void *layout; /* of the file, or NULL; see layout.h */
    int wraps;       /* its records wrap lines: */
    struct inner_lines *inner; /* these; NULL until a chunk has some */
    size_t held;     /* how many bytes of whole records wait for it */
    char notice[512]; /* what to say of the file before the records, or "" */
    char refusal[512]; /* why it is not read on after the records, or "" */
    int error;       /* errno of what ends the file after the records, or 0 */
    const char *why; /* if not NULL, the reason in place of errno's */
};

/* Whether a long record has made its buffer grow. */
int chunk_is_long(const struct chunk *chunk);

/* Whether there is anything to answer or to say. */
int chunk_has_any(const struct chunk *chunk);

/* The chunk's bytes are no longer needed.  Frees a buffer that a long record has made grow. */
void chunk_release(struct chunk *chunk);

/* ---- filling chunks ---- */

/* More bytes than chunk_read() can leave after the last whole record. */
enum { CHUNK_PIECE = 256 * 1024 };

/* Prepares a chunk of the file, with nothing in it. */
void chunk_clear(struct chunk *chunk, const char *file, uint64_t number);

/* Begins a chunk with the n bytes at s.  Returns 0, or -1 with errno set. */
int chunk_begin(struct chunk *chunk, const char *s, size_t n);

/* Appends at most CHUNK_PIECE bytes of the source.  Returns the same as source_read(). */
ssize_t chunk_read(struct chunk *chunk, struct source *source);

/* What ends a record, and the most bytes that it may have. */
struct record_shape {
    char terminator;
    size_t longest;
    directive_finds *is_directive; /* NULL: there are no prefixes */
};

/* The length of the whole records after the last n bytes have been read; 0 if none has ended.
 * If a record is too long, the chunk becomes empty, passed_over is 1 and *passing is set; the
 * next calls drop the bytes up to the record's end. */
size_t chunk_whole(struct chunk *chunk, size_t n, const struct record_shape *shape,
                   int *passing);

/* Counts the terminators. */
uint64_t chunk_count(const struct chunk *chunk, char terminator);

/* Gives the chunk the directive in force at its start, *directive, and replaces *directive by
 * the last one in the chunk, if any.  Returns 0, or -1 with errno set. */
int chunk_direct(struct chunk *chunk, struct directive **directive,
                 const struct record_shape *shape);

/* The chunk's directive is no longer needed. */
void chunk_undirect(struct chunk *chunk);

void chunk_free(struct chunk *chunk);

#endif
