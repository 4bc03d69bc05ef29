/* Writes the messages of an Arrow IPC stream.  The tables, and the numbers of their fields, are
 * those of Arrow's Message.fbs and Schema.fbs. */
#include "command/arrow/arrow_message.h"

enum { ALIGNMENT = 8, METADATA_V5 = 4 };
enum { MESSAGE_SCHEMA = 1, MESSAGE_RECORD_BATCH = 3 };
enum { TYPE_INT = 2, TYPE_FLOATING_POINT = 3, TYPE_BINARY = 4, TYPE_UTF8 = 5,
       TYPE_LARGE_BINARY = 19, TYPE_LARGE_UTF8 = 20 };
enum { PRECISION_DOUBLE = 2 };

static void put_number(struct sink *out, uint32_t number)
{
    int i;

    for (i = 0; i < 4; i++)
        sink_byte(out, (char)(number >> 8 * i & 0xff));
}

/* The number in front tells this format from that before version 0.15. */
static void put_head(struct sink *out, size_t metadata_size)
{
    put_number(out, 0xffffffff);
    put_number(out, (uint32_t)metadata_size);
}

/* The table Message.  Returns the place of the reference to its header. */
static size_t begin_message(struct flatbuffer *f, int type, uint64_t body_size)
{
    enum { VERSION, HEADER_TYPE, HEADER, BODY_LENGTH, FIELDS };
    const struct flat_field fields[FIELDS] = {
        { 2, METADATA_V5 }, { 1, type }, { 4, 0 }, { 8, (int64_t)body_size }
    };
    size_t at[FIELDS];

    flat_table(f, flat_begin(f), fields, FIELDS, at);
    return at[HEADER];
}

static void put_metadata(struct sink *out, struct flatbuffer *f)
{
    flat_align(f, ALIGNMENT);
    put_head(out, f->n);
    sink_write(out, (const char *)f->s, f->n);
}

/* ---- the schema ---- */

static int type_number(enum arrow_type type, int large)
{
    switch (type) {
    case ARROW_UTF8: return large ? TYPE_LARGE_UTF8 : TYPE_UTF8;
    case ARROW_BINARY: return large ? TYPE_LARGE_BINARY : TYPE_BINARY;
    case ARROW_FLOAT64: return TYPE_FLOATING_POINT;
    default: return TYPE_INT;
    }
}

/* The table Int or FloatingPoint; the tables of the other types have no fields. */
static void add_type(struct flatbuffer *f, size_t from, enum arrow_type type)
{
    enum { BIT_WIDTH, IS_SIGNED, FIELDS };
    const struct flat_field integer[FIELDS] = { { 4, type == ARROW_INT32 ? 32 : 64 },
                                                { 1, 1 } };
    const struct flat_field floating[1] = { { 2, PRECISION_DOUBLE } };
    size_t at[FIELDS];

    if (type == ARROW_FLOAT64)
        flat_table(f, from, floating, 1, at);
    else
        flat_table(f, from, integer, type == ARROW_INT32 || type == ARROW_INT64 ? FIELDS : 0,
                   at);
}

/* The table Field.  Some readers require the list of children, which is empty. */
static void add_field(struct flatbuffer *f, size_t from, const char *name,
                      enum arrow_type type, int large)
{
    enum { NAME, NULLABLE, TYPE_TYPE, TYPE, DICTIONARY, CHILDREN, FIELDS };
    const struct flat_field fields[FIELDS] = { { 4, 0 }, { 1, 1 },
                                               { 1, type_number(type, large) },
                                               { 4, 0 }, { 0, 0 }, { 4, 0 } };
    size_t at[FIELDS];

    flat_table(f, from, fields, FIELDS, at);
    flat_string(f, at[NAME], name);
    add_type(f, at[TYPE], type);
    flat_vector(f, at[CHILDREN], 0, 4);
}

void arrow_put_schema(struct sink *out, struct flatbuffer *f,
                      const struct arrow_columns *columns)
{
    enum { ENDIANNESS, FIELDS_OF_ROW, FIELDS };
    const struct flat_field fields[FIELDS] = { { 2, 0 /* little */ }, { 4, 0 } };
    size_t at[FIELDS], first, i;

    flat_table(f, begin_message(f, MESSAGE_SCHEMA, 0), fields, FIELDS, at);
    flat_vector(f, at[FIELDS_OF_ROW], columns->n, 4);
    first = f->n;
    for (i = 0; i < columns->n; i++)
        flat_number(f, 0, 4);
    for (i = 0; i < columns->n; i++)
        add_field(f, first + 4 * i, columns->names[i], columns->types[i], columns->large);
    put_metadata(out, f);
}

/* ---- batches ---- */

static uint64_t padded(uint64_t n)
{
    return (n + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* A vector of the structs FieldNode: rows, and how many of them are null. */
static void add_nodes(struct flatbuffer *f, size_t from, size_t rows,
                      const struct arrow_column *columns, size_t n)
{
    size_t i;

    flat_vector(f, from, n, 8);
    for (i = 0; i < n; i++) {
        flat_number(f, (int64_t)rows, 8);
        flat_number(f, (int64_t)columns[i].nulls, 8);
    }
}

/* A vector of the structs Buffer: the place in the body, and the length. */
static void add_buffers(struct flatbuffer *f, size_t from, const struct arrow_column *columns,
                        size_t n)
{
    uint64_t place = 0;
    size_t count = 0, i, k;

    for (i = 0; i < n; i++)
        count += columns[i].n_buffers;
    flat_vector(f, from, count, 8);
    for (i = 0; i < n; i++) {
        for (k = 0; k < columns[i].n_buffers; k++) {
            flat_number(f, (int64_t)place, 8);
            flat_number(f, (int64_t)columns[i].buffers[k].n, 8);
            place += padded(columns[i].buffers[k].n);
        }
    }
}

static uint64_t body_size(const struct arrow_column *columns, size_t n)
{
    uint64_t size = 0;
    size_t i, k;

    for (i = 0; i < n; i++) {
        for (k = 0; k < columns[i].n_buffers; k++)
            size += padded(columns[i].buffers[k].n);
    }
    return size;
}

static void put_body(struct sink *out, const struct arrow_column *columns, size_t n)
{
    static const char zeros[ALIGNMENT];
    size_t i, k;

    for (i = 0; i < n; i++) {
        for (k = 0; k < columns[i].n_buffers; k++) {
            const struct uric_bytes *const b = &columns[i].buffers[k];

            sink_write(out, b->s, b->n);
            sink_write(out, zeros, (size_t)(padded(b->n) - b->n));
        }
    }
}

void arrow_put_batch(struct sink *out, struct flatbuffer *f, size_t rows,
                     const struct arrow_column *columns, size_t n)
{
    enum { LENGTH, NODES, BUFFERS, FIELDS };
    const struct flat_field fields[FIELDS] = { { 8, (int64_t)rows }, { 4, 0 }, { 4, 0 } };
    size_t at[FIELDS];

    flat_table(f, begin_message(f, MESSAGE_RECORD_BATCH, body_size(columns, n)), fields,
               FIELDS, at);
    add_nodes(f, at[NODES], rows, columns, n);
    add_buffers(f, at[BUFFERS], columns, n);
    put_metadata(out, f);
    put_body(out, columns, n);
}

void arrow_put_end(struct sink *out)
{
    put_head(out, 0);
}
