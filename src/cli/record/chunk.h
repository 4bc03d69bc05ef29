/* Whole records of a file, as they are read. */
#ifndef CHUNK_H
#define CHUNK_H

#include "cli/record/directive.h"
#include "cli/io/source.h"

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* Records of one file, and RECORD_SLACK bytes that may be read behind them. */
struct chunk {
    const char *file; /* its name */
    char *buffer;
    size_t size, n;
    uint64_t number; /* of the last record before, in its file; of text the offset
                        of its first byte that is new */
    size_t before;   /* of the n bytes, those of the chunk before, which uric_find()
                        looks back at; 0 where there are records */
    int passed_over; /* before its bytes there is one more record, too long to be kept */
    struct directive *directive; /* under which its records stand, where the input looks
                                    for directives; or NULL */
    int error;       /* errno of what ends the file here, behind the records; */
    const char *why; /* unless NULL, this says what it is */
};

/* Whether a long record made its buffer grow. */
int chunk_is_long(const struct chunk *chunk);

/* What a chunk holds is not needed any more: its buffer may be used again, and
 * does not stay longer than others because a record once was. */
void chunk_release(struct chunk *chunk);

/* The rest below is for those who fill chunks. */

/* More than the bytes behind the last record that chunk_read() leaves to keep. */
enum { CHUNK_PIECE = 256 * 1024 };

/* An empty chunk that begins with the n bytes at s: 0, or -1 with errno set. */
int chunk_begin(struct chunk *chunk, const char *s, size_t n);

/* More bytes of the source behind those that are there, at most CHUNK_PIECE: as
 * source_read() answers. */
ssize_t chunk_read(struct chunk *chunk, struct source *source);

/* What records are: a terminator ends one, and it has so many bytes at most. */
struct record_shape {
    char terminator;
    size_t longest;
};

/* The length of the whole records, now that the n last bytes have been read; 0 when none
 * has ended.  Once a record is longer than may be, the chunk is empty and has
 * passed_over set, and so has *passing: then the bytes up to the record's end, which are
 * the next that are read, are dropped. */
size_t chunk_whole(struct chunk *chunk, size_t n, const struct record_shape *shape,
                   int *passing);

/* How many terminators there are. */
uint64_t chunk_count(const struct chunk *chunk, char terminator);

/* The chunk gets the directive under which it stands, that is *directive, and the last
 * one of its own, if it has one, takes that place.  0, or -1 with errno set. */
int chunk_direct(struct chunk *chunk, struct directive **directive,
                 const struct record_shape *shape);

/* Nobody needs its directive any more. */
void chunk_undirect(struct chunk *chunk);

void chunk_free(struct chunk *chunk);

#endif
