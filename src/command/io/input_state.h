/* How far the input has been read: for input.c and follow.c. */
#ifndef INPUT_STATE_H
#define INPUT_STATE_H

#include "command/io/file_part.h"
#include "command/record/chunk.h"
#include "command/record/layout.h"

enum input_kind { INPUT_LINES, INPUT_NULS, INPUT_TEXT };

struct input {
    char *const *files;
    int n_files;
    /* Set these before the first input_next(). */
    int decompress; /* decompress files in the formats of codec.h */
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
    int ends, stops; /* nothing more of the file, or of any, is to be read */
    struct chunk ahead;
    int has_ahead;
    struct followed *followed; /* see follow.h */
    struct pollfd *awaited;
    int turn;
};

#endif
