/* Files that had the name of a followed file between two looks at it. */
#ifndef ROTATED_H
#define ROTATED_H

#include <stddef.h>
#include <sys/stat.h>

/* The files beside a followed one whose names begin with its name and a "." or "-". */
struct rotated {
    struct stat *known; /* n_known; of those, device and inode count */
    size_t n_known;
    struct stat directory; /* when it was read */
};

/* If the directory has changed and the name still belongs to the file `read`, marks the files that
 * are in it as known. */
void rotated_note(struct rotated *r, const char *name, const struct stat *read);

/* Opens the oldest unknown file that is neither `read` nor the file that has the name now, and
 * marks it and `read` as known.  Returns its descriptor, or -1.  Compressed files, which are copies
 * of others, are ignored. */
int rotated_open(struct rotated *r, const char *name, const struct stat *read);

void rotated_end(struct rotated *r);

#endif
