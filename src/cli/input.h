/* The bytes of all files, in chunks of whole records, or of text that can be searched
 * apart. */
#ifndef INPUT_H
#define INPUT_H

#include <stddef.h>
#include <stdint.h>

/* Records of one file, and RECORD_SLACK bytes that may be read behind them. */
struct chunk {
    const char *file; /* its name */
    char *buffer;
    size_t size, n;
    uint64_t number; /* of the last record before, in its file; of text the offset
                        of its first byte that is new */
    size_t before;   /* of the n bytes, those of the chunk before, which uric_find()
                        looks back at; 0 where there are records */
    int error;       /* errno of what ends the file here, behind the records */
};

enum input_kind { INPUT_LINES, INPUT_NULS, INPUT_TEXT };

struct input {
    char *const *files;
    int n_files;
    /* below: not for callers */
    enum input_kind kind;
    int file, fd;
    uint64_t number;
    char *rest; /* the begin of a record, for the next chunk; of text, what is
                   before it, too */
    size_t n_rest, before;
};

/* Records of these files end in LF or in NUL, or there are none.  0, or -1 with errno
 * set. */
int input_begin(struct input *in, char *const *files, int n_files,
                enum input_kind kind);

/* The next chunk, in its buffer, which grows as a record wants it to: 1, or 0
 * when all files are read.  Waits for input only as long as it has no whole
 * record.  A file that cannot be read is a chunk with error set; the next one
 * goes on with the next file. */
int input_next(struct input *in, struct chunk *chunk);

void input_end(struct input *in);

/* Whether a long record made its buffer grow. */
int chunk_is_long(const struct chunk *chunk);

/* What a chunk holds is not needed any more: its buffer may be used again, and
 * does not stay longer than others because a record once was. */
void chunk_release(struct chunk *chunk);

#endif
