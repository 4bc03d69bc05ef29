/* Writes a FlatBuffer from its start to its end. */
#include "command/arrow/flatbuffer.h"

#include "command/memory.h"

#include <string.h>

/* What a field's offset in its table takes, and a reference. */
enum { OFFSET = 2, REFERENCE = 4 };

static void set(struct flatbuffer *f, size_t at, int64_t value, unsigned bytes)
{
    const uint64_t bits = (uint64_t)value;
    unsigned i;

    for (i = 0; i < bytes; i++)
        f->s[at + i] = (unsigned char)(bits >> 8 * i & 0xff);
}

size_t flat_number(struct flatbuffer *f, int64_t value, unsigned bytes)
{
    const size_t at = f->n;

    if (f->size - f->n < bytes) {
        f->size = memory_ample(memory_sum(f->n, 64));
        f->s = memory_grown(f->s, f->size);
    }
    set(f, at, value, bytes);
    f->n += bytes;
    return at;
}

void flat_align(struct flatbuffer *f, size_t to)
{
    while (f->n % to != 0)
        flat_number(f, 0, 1);
}

/* A reference counts from its own place. */
static void refer(struct flatbuffer *f, size_t from)
{
    set(f, from, (int64_t)(f->n - from), REFERENCE);
}

size_t flat_begin(struct flatbuffer *f)
{
    f->n = 0;
    return flat_number(f, 0, REFERENCE);
}

/* The list of the fields' offsets comes before the table. */
void flat_table(struct flatbuffer *f, size_t from, const struct flat_field *fields, size_t n,
                size_t *at)
{
    size_t list, table, i;

    flat_align(f, OFFSET);
    list = flat_number(f, (int64_t)((2 + n) * OFFSET), OFFSET);
    for (i = 0; i <= n; i++)
        flat_number(f, 0, OFFSET);
    flat_align(f, REFERENCE);
    refer(f, from);
    table = flat_number(f, (int64_t)(f->n - list), REFERENCE);
    for (i = 0; i < n; i++) {
        if (fields[i].size == 0)
            continue;
        flat_align(f, fields[i].size);
        at[i] = flat_number(f, fields[i].value, fields[i].size);
        set(f, list + (2 + i) * OFFSET, (int64_t)(at[i] - table), OFFSET);
    }
    set(f, list + OFFSET, (int64_t)(f->n - table), OFFSET);
}

void flat_vector(struct flatbuffer *f, size_t from, size_t count, unsigned size)
{
    flat_align(f, REFERENCE);
    while ((f->n + REFERENCE) % size != 0)
        flat_number(f, 0, 1);
    refer(f, from);
    flat_number(f, (int64_t)count, REFERENCE);
}

void flat_string(struct flatbuffer *f, size_t from, const char *s)
{
    const size_t n = strlen(s);
    size_t i;

    flat_vector(f, from, n, REFERENCE);
    for (i = 0; i <= n; i++) /* the NUL, too */
        flat_number(f, (unsigned char)s[i], 1);
}
