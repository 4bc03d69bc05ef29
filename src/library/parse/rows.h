/* Up to 64 strings and their parts, before they are written to the caller's columns. */
#ifndef URIC_ROWS_H
#define URIC_ROWS_H

#include "parse/walk.h"

enum { URIC_ROWS = 64 };

struct uric_rows {
    const struct uric_kernels *kernels;
    int rule;
    unsigned hot; /* the start of a hot rule in gen/tables/parse_tables.h; otherwise 0 */
    struct uric_columns *c;
    /* The strings.  NULL: undefined, or too long; then it has its result already. */
    const unsigned char *text[URIC_ROWS];
    uint32_t record_begin[URIC_ROWS], record_end[URIC_ROWS]; /* as the columns have them */
    struct uric parsed[URIC_ROWS];
};

/* Empties the columns and prepares to add rows.  Returns URIC_OK or URIC_NO_RULE. */
URIC_INTERNAL enum uric_status uric_rows_begin(struct uric_rows *rows, int rule,
                                               struct uric_columns *c);

/* The most rows to add next, of `left` strings; 0 if there are none, or the columns are full. */
URIC_INTERNAL unsigned uric_rows_next(const struct uric_rows *rows, size_t left);

/* Parses these strings and adds them to the columns, at most URIC_ROWS.  Offsets count from
 * record_begin.  Every call but the last adds URIC_ROWS. */
URIC_INTERNAL void uric_rows_add(struct uric_rows *rows, unsigned count);

#endif
