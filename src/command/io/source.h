/* The bytes of a file, decompressed and made lines of on request. */
#ifndef SOURCE_H
#define SOURCE_H

#include "command/io/codec.h"
#include "command/io/unframe.h"

#include <stdint.h>
#include <sys/types.h>

struct source {
    int fd;
    int hurries; /* set it after source_begin(): source_read() fails with EAGAIN instead
                    of waiting */
    int unframes;   /* set it after source_begin(): streams of records that unframe.h tells are read
                       as lines, */
    char terminator; /* which end in this */
    uint64_t left;  /* how many bytes to read at most; source_begin() sets no limit */
    uint64_t taken; /* bytes read of the file */
    /* private */
    int decided; /* codec is known */
    const struct codec *codec; /* NULL: not compressed */
    void *state;
    int last;    /* the file has ended */
    int full;    /* the codec may have more output without more input */
    const char *failed; /* why the codec failed, or NULL */
    unsigned char *buffer; /* holds the n_in bytes at in, for the codec */
    const unsigned char *in;
    size_t n_in;
    char head[UNFRAME_HEAD]; /* the n_head first bytes, which tell whether there are such records */
    size_t n_head;
    struct frames *frames; /* NULL: none, or not yet */
};

/* Prepares to read the open file fd.  With decompress set, compressed files are recognized
 * by their first bytes, and decompressed. */
void source_begin(struct source *s, int fd, int decompress);

/* Reads up to n > 0 bytes, as soon as there are any, and returns the same as read(2).  After
 * -1, *why gives the reason; if it is NULL, errno does. */
ssize_t source_read(struct source *s, char *to, size_t n, const char **why);

/* Whether what is read are not the bytes of the file. */
int source_is_converted(const struct source *s);

/* How many bytes of a file that is not converted have been given. */
uint64_t source_at(const struct source *s);

/* Goes to a later place in such a file.  What is skipped counts as taken.  Returns 0, or -1 with
 * errno set. */
int source_skip(struct source *s, uint64_t at);

/* Ends such a file before that place, which is not before source_at(). */
void source_end_at(struct source *s, uint64_t end);

/* Frees the memory of s; the file stays open. */
void source_end(struct source *s);

#endif
