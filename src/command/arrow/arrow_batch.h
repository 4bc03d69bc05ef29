/* Collects rows in columns, and writes them as batches of an Arrow IPC stream. */
#ifndef ARROW_BATCH_H
#define ARROW_BATCH_H

#include "command/arrow/arrow_message.h"
#include "command/out/value.h"

/* The limits of a batch; a row that is larger is a batch of its own. */
enum { ARROW_BATCH_ROWS = 65536, ARROW_BATCH_BYTES = 4 * 1024 * 1024 };

/* The longest text whose end an offset of 32 bits, which is signed, can tell. */
#define ARROW_SMALL_TEXT ((size_t)INT32_MAX)

struct arrow_batch;

/* The columns must outlive the batch. */
struct arrow_batch *arrow_batch_begin(const struct arrow_columns *columns);

/* Adds a row: one value for each column.  Writes the rows before if the batch is full.  In a
 * column of numbers, text that its type cannot hold becomes null, and is counted. */
void arrow_batch_add(struct arrow_batch *b, struct sink *out, const struct value *values);

/* Writes the rows that are not yet written. */
void arrow_batch_flush(struct arrow_batch *b, struct sink *out);

/* How many values were no numbers so far; 0 of NULL. */
uint64_t arrow_batch_misfits(const struct arrow_batch *b);

void arrow_batch_free(struct arrow_batch *b); /* NULL is allowed */

#endif
