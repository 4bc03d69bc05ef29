/* Collects rows in columns, and writes them as batches of an Arrow IPC stream. */
#include "command/arrow/arrow_batch.h"

#include "command/arrow/arrow_number.h"
#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

/* A growing buffer of a column. */
struct buffer {
    char *s;
    size_t n, size;
};

struct column {
    struct buffer valid, offsets, values;
    uint64_t end; /* of the last text */
    size_t nulls;
};

struct arrow_batch {
    const struct arrow_columns *shape;
    struct column *columns; /* one for each */
    struct arrow_column *out;
    struct flatbuffer metadata;
    size_t rows, bytes;
    uint64_t misfits;
};

/* ---- buffers ---- */

static char *more(struct buffer *b, size_t n)
{
    if (n > b->size - b->n) {
        b->size = memory_ample(memory_sum(memory_sum(b->n, n), 64));
        b->s = memory_grown(b->s, b->size);
    }
    b->n += n;
    return b->s + b->n - n;
}

/* Little-endian, as the schema says. */
static void add_number(struct buffer *b, uint64_t number, size_t width)
{
    char *to = more(b, width);
    size_t i;

    for (i = 0; i < width; i++)
        to[i] = (char)(number >> 8 * i & 0xff);
}

static struct uric_bytes bytes_of(const struct buffer *b)
{
    struct uric_bytes bytes = { b->s, b->n };

    return bytes;
}

/* ---- columns ---- */

static int is_text(enum arrow_type type)
{
    return type == ARROW_UTF8 || type == ARROW_BINARY;
}

static size_t offset_width(const struct arrow_columns *shape)
{
    return shape->large ? 8 : 4;
}

static size_t number_width(enum arrow_type type)
{
    return type == ARROW_INT32 ? 4 : 8;
}

/* A bit more. */
static void add_validity(struct column *c, size_t row, int valid)
{
    if (row % 8 == 0)
        *more(&c->valid, 1) = 0;
    if (valid)
        c->valid.s[row / 8] = (char)(c->valid.s[row / 8] | 1 << row % 8);
    else
        c->nulls++;
}

/* copies: else the caller writes the text itself. */
static void add_text(struct column *c, const struct value *v, size_t width, int copies)
{
    const size_t n = v->kind == VALUE_UNDEFINED ? 0 : v->n;

    if (copies && n > 0)
        memcpy(more(&c->values, n), v->s, n);
    if (c->offsets.n == 0)
        add_number(&c->offsets, 0, width);
    c->end += n;
    add_number(&c->offsets, c->end, width);
}

/* Reads a number, its text, or nothing: 0 if it does not fit the type. */
static int read_number(const struct value *v, enum arrow_type type, uint64_t *number)
{
    const double floating = (double)v->number;

    *number = v->number;
    if (v->kind == VALUE_NUMBER && type == ARROW_FLOAT64)
        memcpy(number, &floating, sizeof floating);
    if (v->kind == VALUE_NUMBER || v->kind == VALUE_UNDEFINED)
        return 1;
    return type == ARROW_FLOAT64 ? arrow_read_float64(v->s, v->n, number)
                                 : arrow_read_int64(v->s, v->n, number);
}

static void add_a_number(struct arrow_batch *b, struct column *c, enum arrow_type type,
                         const struct value *v)
{
    uint64_t number;
    const int fits = read_number(v, type, &number);

    b->misfits += !fits;
    add_validity(c, b->rows, fits && v->kind != VALUE_UNDEFINED);
    add_number(&c->values, fits ? number : 0, number_width(type));
}

static void add_row(struct arrow_batch *b, const struct value *values, int copies)
{
    size_t i;

    for (i = 0; i < b->shape->n; i++) {
        struct column *const c = &b->columns[i];
        const enum arrow_type type = b->shape->types[i];
        const struct value *const v = &values[i];

        if (!is_text(type)) {
            add_a_number(b, c, type, v);
            continue;
        }
        add_validity(c, b->rows, v->kind != VALUE_UNDEFINED);
        add_text(c, v, offset_width(b->shape), copies);
    }
    b->rows++;
}

/* ---- batches ---- */

static size_t row_size(const struct arrow_batch *b, const struct value *values)
{
    size_t size = 0, i;

    for (i = 0; i < b->shape->n; i++) /* a number has n 0 */
        size = memory_sum(size, memory_sum(values[i].n, sizeof(uint64_t)));
    return size;
}

static void empty(struct arrow_batch *b)
{
    size_t i;

    for (i = 0; i < b->shape->n; i++) {
        struct column *const c = &b->columns[i];

        c->valid.n = c->offsets.n = c->values.n = 0;
        c->end = 0;
        c->nulls = 0;
    }
    b->rows = b->bytes = 0;
}

/* in_place: the texts of the only row, or NULL if they have been copied. */
static void write_batch(struct arrow_batch *b, struct sink *out, const struct value *in_place)
{
    size_t i;

    for (i = 0; i < b->shape->n; i++) {
        const struct column *const c = &b->columns[i];
        struct arrow_column *const to = &b->out[i];
        struct uric_bytes values = bytes_of(&c->values);
        size_t n = 0;

        to->nulls = c->nulls;
        to->buffers[n] = bytes_of(&c->valid);
        if (c->nulls == 0)
            to->buffers[n].n = 0;
        n++;
        if (is_text(b->shape->types[i])) {
            to->buffers[n++] = bytes_of(&c->offsets);
            if (in_place) {
                values.s = in_place[i].s;
                values.n = (size_t)c->end;
            }
        }
        to->buffers[n++] = values;
        to->n_buffers = n;
    }
    arrow_put_batch(out, &b->metadata, b->rows, b->out, b->shape->n);
    empty(b);
}

void arrow_batch_flush(struct arrow_batch *b, struct sink *out)
{
    if (b->rows > 0)
        write_batch(b, out, NULL);
}

void arrow_batch_add(struct arrow_batch *b, struct sink *out, const struct value *values)
{
    const size_t size = row_size(b, values);

    if (b->rows == ARROW_BATCH_ROWS || memory_sum(b->bytes, size) > ARROW_BATCH_BYTES)
        arrow_batch_flush(b, out);
    add_row(b, values, size <= ARROW_BATCH_BYTES);
    if (size <= ARROW_BATCH_BYTES)
        b->bytes += size;
    else
        write_batch(b, out, values);
}

/* ---- beginning and end ---- */

struct arrow_batch *arrow_batch_begin(const struct arrow_columns *columns)
{
    struct arrow_batch *b = memory_of(sizeof *b);

    memset(b, 0, sizeof *b);
    b->shape = columns;
    b->columns = memory_of(memory_product(columns->n, sizeof *b->columns));
    memset(b->columns, 0, columns->n * sizeof *b->columns);
    b->out = memory_of(memory_product(columns->n, sizeof *b->out));
    return b;
}

uint64_t arrow_batch_misfits(const struct arrow_batch *b)
{
    return b ? b->misfits : 0;
}

void arrow_batch_free(struct arrow_batch *b)
{
    size_t i;

    if (b == NULL)
        return;
    for (i = 0; i < b->shape->n; i++) {
        free(b->columns[i].valid.s);
        free(b->columns[i].offsets.s);
        free(b->columns[i].values.s);
    }
    free(b->columns);
    free(b->out);
    free(b->metadata.s);
    free(b);
}
