/* References gathered until there is a block of them, which then goes through the batch
 * calls by each form and is held against what the machine has said of each row. */
#ifndef BATCH_H
#define BATCH_H

#include "support/entries.h"

/* Remembers s, n bytes, of which the machine has said this.  With the last that there is
 * room for, all that are gathered are parsed; 0 when a row differs, and the row is shown as
 * a comment of TAP. */
int batch_add(int entry, const char *s, size_t n, int status, const struct uric *u);

/* The same for those that are still waiting. */
int batch_flush(void);

#endif
