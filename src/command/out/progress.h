/* A line on the terminal that shows the progress of long work. */
#ifndef PROGRESS_H
#define PROGRESS_H

#include <stdint.h>

/* Call this before the work begins.  Returns 0 if standard error is not a terminal. */
int progress_begin(char *const *files, int n_files);

/* Says how many bytes are done, and shows that now and then.  Only one thread at a time may
 * call this or progress_clear(). */
void progress_show(uint64_t bytes);

/* Erases the line, if it is shown.  Call it before other output. */
void progress_clear(void);

#endif
