/* Runs of entries in a temporary file: written and read from the first to the last.  If that
 * fails, the process ends after a message. */
#ifndef RUN_FILE_H
#define RUN_FILE_H

#include "command/entry.h"

#include <stddef.h>
#include <sys/types.h>

/* Opens a file in $TMPDIR or /tmp that has no name. */
int run_file_open(void);

void run_file_empty(int fd);

struct run_writer {
    int fd;
    off_t at;     /* where the buffer goes in the file */
    char *buffer; /* n of size bytes */
    size_t n, size;
};

/* Starts a run at that offset, with a buffer of size bytes. */
void run_writer_begin(struct run_writer *w, int fd, off_t at, size_t size);

/* Adds an entry: an entry_taken. */
int run_writer_put(void *writer, const struct entry *e);

/* Returns the offset at which the run ends. */
off_t run_writer_end(struct run_writer *w);

struct run_reader {
    int fd;
    off_t at, end; /* of the rest in the file */
    char *buffer;  /* of size bytes; n of them, at "from", are unread */
    size_t size, from, n;
    struct entry_room next;
};

void run_reader_begin(struct run_reader *r, int fd, off_t at, off_t end, size_t size);

/* Reads the next entry into r->next.  Returns 0 at the end of the run. */
int run_reader_next(struct run_reader *r);

void run_reader_end(struct run_reader *r);

#endif
