/* The files that log writes besides standard output, those of --partial and --rejects: none may be
 * one that it reads. */
#ifndef WRITTEN_FILES_H
#define WRITTEN_FILES_H

#include "command/record/jobs.h"
#include "logs/log_options.h"

#include <stddef.h>
#include <sys/stat.h>

/* Whether a file that is about to be written is one of the input files. */
int own_input(const struct options *o, const struct stat *file);

/* A file that appears, or replaces another one, only when it is complete. */
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

/* Creates or empties the file of --rejects, if the option is given, and tells jobs of it: 0, or
 * -1 after a message. */
int rejects_open(const struct log_options *o, struct jobs *jobs);

#endif
