/* A file that appears, or replaces another one, only when it is complete. */
#ifndef REPLACED_FILE_H
#define REPLACED_FILE_H

#include <stddef.h>

struct replaced_file {
    const char *name; /* "-" is standard output */
    char *temporary;  /* NULL: the bytes go to the file itself, which is a pipe or a device */
    int fd;
};

/* Whether replaced_file_begin() will probably succeed: 0, or errno. */
int replaced_file_check(const char *name);

/* Each returns 0 or errno; after an error, call replaced_file_drop(). */
int replaced_file_begin(struct replaced_file *f, const char *name);
int replaced_file_write(struct replaced_file *f, const char *s, size_t n);
int replaced_file_end(struct replaced_file *f);

void replaced_file_drop(struct replaced_file *f);

#endif
