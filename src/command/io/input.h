/* The bytes of all files, in chunks of whole records. */
#ifndef INPUT_H
#define INPUT_H

#include "command/record/chunk.h"
#include "command/record/layout.h"

#include <stdint.h>

/* Offsets of records, or of the end. */
struct file_part {
    uint64_t begin, end; /* end: UINT64_MAX for as far as there is input */
};

/* Finds the part of an open file of a layout.  Only one thread at a time calls it. */
typedef struct file_part file_locate(void *context, int fd, const void *layout);

enum input_kind { INPUT_LINES, INPUT_NULS, INPUT_TEXT };

struct input {
    char *const *files;
    int n_files;
    /* Set these before the first input_next(). */
    int decompress; /* decompress files in the formats of codec.h */
    int unframe;    /* make lines of the streams of records that unframe.h tells */
    int follow;     /* wait for the files to grow, or to be replaced; records only */
    const struct layout_chooser *chooser; /* NULL: all files are alike */
    file_locate *locate; /* the part of each file to read after what tells its layout; not of
                            standard input and compressed files; NULL: all of it */
    void *locate_context;
    struct record_shape shape; /* its longest: longer records are dropped */

    uint64_t taken; /* bytes read so far, before decompression */
    /* private */
    enum input_kind kind;
    int file, fd;
    int is_located;
    uint64_t from; /* where the part begins, or 0 */
    struct source source;
    uint64_t number;
    char *rest; /* the start of a record, for the next chunk; of text, also the bytes
                   before it */
    size_t n_rest, before;
    int passing; /* a record that is too long has not ended yet: drop it */
    struct directive *directive;
    struct layout_state state; /* of the file */
    int ends; /* nothing more of the file is to be read */
    struct chunk ahead;
    int has_ahead;
    struct followed *followed; /* see follow.c */
    struct pollfd *awaited;
    int turn;
};

/* Returns 0, or -1 with errno set. */
int input_begin(struct input *in, char *const *files, int n_files,
                enum input_kind kind);

/* Reads the next chunk.  Returns 1, or 0 after the last file.  The chunk's buffer grows to
 * hold a whole record; the call waits for input only until it has one.  A file that cannot
 * be read gives a chunk with error set, and the next call continues with the next file. */
int input_next(struct input *in, struct chunk *chunk);

/* Reads the first chunk, which the first input_next() then returns.  Returns it, or NULL if
 * there is none. */
const struct chunk *input_ahead(struct input *in);

void input_end(struct input *in);

/* In follow.c.  Reads as input_next() does, but waits for files that can grow.  Returns 0 only
 * when no file can grow and all have ended. */
int follow_next(struct input *in, struct chunk *chunk);

void follow_end(struct input *in);

#endif
