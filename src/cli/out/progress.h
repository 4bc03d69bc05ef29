/* How far a long work has come: a line on a terminal. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/* The work begins, on so many files.  0 when nobody would see it: standard error is no
 * terminal. */
int progress_begin(char *const *files, int n_files);

/* So many bytes are done.  Shows it, now and then, from the second second on.  To be
 * called by one thread at a time, as is the next. */
void progress_show(uint64_t bytes);

/* Takes the line away, if there is one: something else is to be written. */
void progress_clear(void);

#endif
