/* Rows of named values on standard output, as TSV, CSV, JSON Lines, an Arrow IPC stream or a
 * table for people. */
#ifndef OUTPUT_ROWS_H
#define OUTPUT_ROWS_H

#include "command/arrow/arrow_batch.h"
#include "command/out/value.h"
#include "command/record/records.h"
#include "command/io/sink.h"
#include "uric.h"

enum format { FORMAT_TSV, FORMAT_CSV, FORMAT_JSON, FORMAT_ARROW, FORMAT_TABLE };

/* Finds the format of that name.  Returns 0, or -1 after a message. */
int rows_format(const char *name, enum format *found);

/* Begins the output: writes a header line of the n names in CSV, and with header set in TSV;
 * a table has one, too.
 * The names must outlive the rows. */
void rows_begin(enum format in, int header, const char *const *with, size_t n);

/* Whether TSV has valid UTF-8 as it is, but for what utf8_is_unsafe() names.  Call it before there
 * are threads. */
void rows_in_utf8(int is);

/* Begins the output in FORMAT_ARROW: writes the schema.  The columns must outlive the rows. */
void rows_begin_arrow(const struct arrow_columns *with);

/* A thread's rows that are not yet written: NULL, unless the format is FORMAT_ARROW. */
struct arrow_batch *rows_batch(void);

/* Writes a row: one value for each name.  If batch is not NULL, perhaps only rows_flush()
 * writes it. */
void rows_put(struct sink *out, struct arrow_batch *batch, const struct value *values);

void rows_flush(struct sink *out, struct arrow_batch *batch);

/* Ends the output, once all rows are written. */
void rows_end(void);

/* Parts of a record that need no escape in TSV. */
struct plain_parts {
    const uric_span *part;
    uint64_t defined; /* bit 1 << i: part[i] is defined */
};

/* A faster rows_put() for TSV: writes a row of the n parts with the indices which[].  Returns
 * 0 if the buffer has no room for it. */
int rows_put_plain(struct sink *out, const struct record *record,
                   const struct plain_parts *parts, const size_t *which,
                   size_t n);

#endif
