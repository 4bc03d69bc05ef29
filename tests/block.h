/* References gathered until there are as many as a form of the batch call takes at
 * once, and then held against what the machine has said of each. */
#ifndef BLOCK_H
#define BLOCK_H

#include "isa.h"

/* Remembers s, n bytes, of which the machine has said this.  With the 64th for that
 * entry, all that are gathered go through each form; 0 when one differs, and the
 * string is shown as a comment of TAP. */
int block_add(int entry, const char *s, size_t n, int status, const struct uric *u);

/* The same for those that are still waiting; how many of all rows each form has
 * answered is shown as a comment. */
int block_flush(void);

/* Whether the form, if it can look at several at once, leaves no plain reference to
 * others, however many there are; and otherwise has no block at all. */
int block_is_answered(const struct uric_form *form);

#endif
