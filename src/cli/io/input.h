/* The bytes of all files, in chunks of whole records. */
#ifndef INPUT_H
#define INPUT_H

#include "cli/record/chunk.h"

enum input_kind { INPUT_LINES, INPUT_NULS, INPUT_TEXT };

struct input {
    char *const *files;
    int n_files;
    /* To be set before the first chunk is asked for. */
    int decompress; /* files of gzip, xz and zstd are undone */
    int follow;     /* files of records are waited for to grow, or to be replaced */
    int directives; /* chunks are to have theirs */
    struct record_shape shape; /* its longest: of records; what is longer is passed over */

    uint64_t taken; /* bytes of the files so far, as they are there */
    /* below: not for callers */
    enum input_kind kind;
    int file, fd;
    struct source source;
    uint64_t number;
    char *rest; /* the begin of a record, for the next chunk; of text, what is
                   before it, too */
    size_t n_rest, before;
    int passing; /* a record that is too long has not ended yet */
    struct directive *directive;
    struct followed *followed; /* see follow.h */
    struct pollfd *awaited;
    int turn;
};

/* Records of these files end in LF or in NUL, or there are none.  0, or -1 with errno
 * set. */
int input_begin(struct input *in, char *const *files, int n_files,
                enum input_kind kind);

/* The next chunk, in its buffer, which grows as a record wants it to that is not too
 * long: 1, or 0 when all files are read.  Waits for input only as long as it has no whole
 * record.  A file that cannot be read is a chunk with error set; the next one
 * goes on with the next file. */
int input_next(struct input *in, struct chunk *chunk);

void input_end(struct input *in);

#endif
