/* The bytes of a file, decompressed if they are asked for so. */
#ifndef SOURCE_H
#define SOURCE_H

#include "cli/io/codec.h"

#include <stdint.h>
#include <sys/types.h>

struct source {
    int fd;
    int hurries; /* to be set after source_begin(): reading fails with EAGAIN where it
                    would wait */
    uint64_t taken; /* bytes of the file */
    /* below: not for callers */
    int decided; /* whether the first bytes have told what it is */
    const struct codec *codec; /* NULL: as it is */
    void *state;
    int last;    /* the file has ended */
    int full;    /* the codec may have more without any input */
    const char *failed; /* why the codec has */
    unsigned char *buffer; /* n_in bytes from in on are for the codec */
    const unsigned char *in;
    size_t n_in;
};

/* Bytes of the open file fd.  With decompress set, those of gzip, xz and zstd, told by
 * the first bytes, are undone. */
void source_begin(struct source *s, int fd, int decompress);

/* Up to n bytes, n > 0: as read(2) answers, as soon as there are any.  After -1, *why
 * is NULL and errno set, or else it says why. */
ssize_t source_read(struct source *s, char *to, size_t n, const char **why);

int source_is_compressed(const struct source *s);

/* Frees what it holds; the file stays open. */
void source_end(struct source *s);

#endif
