/* Reads the files of uric find one after the other, for searches that start at a file's start. */
#ifndef FIND_FILES_H
#define FIND_FILES_H

#include "command/find/find_rows.h"
#include "command/io/source.h"

/* Why a file cannot be read: errno, or if why is not NULL, that text. */
struct find_failure {
    int error;
    const char *why;
};

/* Adds to a buffer of size bytes, of which *n < size are used, what one read gives.  Returns
 * whether there may be more. */
int find_files_take(char *buffer, size_t *n, size_t size, struct source *source,
                    struct find_failure *failure);

/* Fills the buffer, or reads to the end of the file. */
int find_files_fill(char *buffer, size_t *n, size_t size, struct source *source,
                    struct find_failure *failure);

/* Searches one file; state is find_files()'s.  Sets *failure if it cannot be read. */
typedef void find_file(void *state, const char *file, struct source *source, struct sink *out,
                       struct find_failure *failure);

/* Searches all files.  Returns STATUS_VALID, or STATUS_USAGE after a message if one cannot be
 * read. */
int find_files(const struct options *o, find_file *answer, void *state);

#endif
