/* The messages of an Arrow IPC stream: the schema, batches of rows, the end of the stream.  See
 * "Encapsulated message format" in Arrow's columnar format, version 1.x (metadata V5).
 *
 * Not by a library: Debian 12 has neither Arrow's C++ nor nanoarrow, and three kinds of message
 * take 9 KB of code. */
#ifndef ARROW_MESSAGE_H
#define ARROW_MESSAGE_H

#include "command/arrow/flatbuffer.h"
#include "command/io/sink.h"
#include "uric.h"

#include <stddef.h>
#include <stdint.h>

enum arrow_type { ARROW_UTF8, ARROW_BINARY, ARROW_INT32, ARROW_INT64, ARROW_FLOAT64 };

/* n columns, all nullable. */
struct arrow_columns {
    const char *const *names;
    const enum arrow_type *types;
    size_t n;
    int large; /* texts have offsets of 64 bits: large_utf8, large_binary */
};

void arrow_put_schema(struct sink *out, struct flatbuffer *f,
                      const struct arrow_columns *columns);

/* How many rows of a column are null, and its buffers: the bitmap of the others (n is 0 if no
 * row is null), for texts the offsets, and the values. */
struct arrow_column {
    size_t nulls, n_buffers; /* 2 or 3 */
    struct uric_bytes buffers[3];
};

void arrow_put_batch(struct sink *out, struct flatbuffer *f, size_t rows,
                     const struct arrow_column *columns, size_t n);

void arrow_put_end(struct sink *out);

#endif
