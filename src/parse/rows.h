/* Up to 64 references and their parts, before they are written to the caller's columns. */
#ifndef URIC_ROWS_H
#define URIC_ROWS_H

#include "parse/walk.h"

enum { URIC_ROWS = 64 };

/* The fields are the columns of struct uric_columns. */
struct uric_rows {
    uint32_t begin[URIC_PARTS][URIC_ROWS], end[URIC_PARTS][URIC_ROWS];
    uint32_t record_begin[URIC_ROWS], record_end[URIC_ROWS], error_offset[URIC_ROWS];
    uint8_t defined[URIC_ROWS], host_kind[URIC_ROWS], path_kind[URIC_ROWS];
    uint8_t error_part[URIC_ROWS];
    uint64_t valid; /* bit i: row i */
};

/* Writes the bitmaps of the next `count` rows to the columns, at least one and at most
 * URIC_ROWS, and counts these rows.  c->rows is a multiple of URIC_ROWS.  defined[i] are the
 * defined parts of row i; those after the last row are set to 0. */
URIC_INTERNAL void uric_add_rows(struct uric_columns *c, unsigned count,
                                 uint8_t defined[URIC_ROWS], uint64_t valid);

/* Parse the records of the rows from `row` on and before `to`, from a start of
 * gen/tables/parse_tables.h.  record_begin and record_end are set; the functions write all
 * other fields of these rows. */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
/* The records lie in the stretch at s + base that the masks classify, and every run must stop
 * at the end of a record. */
URIC_INTERNAL void uric_rows_by_masks(unsigned start, const unsigned char *s, size_t base,
                                      const struct uric_masks *m, struct uric_rows *rows,
                                      unsigned row, unsigned to);
#endif
#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_INTERNAL void uric_rows_by_bytes(unsigned start, const unsigned char *s,
                                      struct uric_rows *rows, unsigned row, unsigned to);
#endif

#endif
