/* Collects references into blocks, parses each block by the batch calls of every kernel, and
 * compares the rows with the machine's. */
#ifndef BATCH_H
#define BATCH_H

#include "support/entries.h"

/* Remembers the n bytes at s and the machine's result.  When the block is full, parses all of
 * it; returns 0 if a row differs, and shows the row as a TAP comment. */
int batch_add(int entry, const char *s, size_t n, int status, const struct uric *u);

/* Parses the references that are still waiting. */
int batch_flush(void);

#endif
