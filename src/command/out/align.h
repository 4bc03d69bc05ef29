/* Aligns the columns of rows for people: padded with spaces, under a header. */
#ifndef ALIGN_H
#define ALIGN_H

#include <stddef.h>

/* From now on, rows of n columns in TSV that are written to standard output appear aligned.
 * The first rows that are written together decide the widths; a wider value later widens its
 * column from there on, and a very wide one only shifts the rest of its row.  No row waits for
 * later ones.  Columns of numbers are aligned to the right.  The names must last until
 * align_end(). */
void align_begin(const char *const *names, size_t n);

/* Writes the header if there were no rows, and ends the alignment.  Returns 0 or errno. */
int align_end(void);

#endif
