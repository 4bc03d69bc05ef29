/* Writes a FlatBuffer from its start to its end: tables, vectors and strings, each after what
 * refers to it.  Numbers are little-endian on every machine.
 *
 * Not by a library: Debian's FlatBuffers are C++, which this command is without, and generate code
 * from the schema; flatcc, for C, is not in Debian 12. */
#ifndef FLATBUFFER_H
#define FLATBUFFER_H

#include <stddef.h>
#include <stdint.h>

/* All zeros at first; free(s) at the end. */
struct flatbuffer {
    unsigned char *s; /* n bytes */
    size_t n, size;
};

/* A field of a table. */
struct flat_field {
    unsigned size; /* 1, 2, 4 or 8 bytes; 0: the field is absent */
    int64_t value; /* 0 in the place of a reference, which a later call sets */
};

/* Begins anew.  Returns the place of the reference to the root table. */
size_t flat_begin(struct flatbuffer *f);

/* Appends a table of n fields, lets the reference at `from` point to it, and sets at[i] to the
 * place of field i. */
void flat_table(struct flatbuffer *f, size_t from, const struct flat_field *fields, size_t n,
                size_t *at);

/* Appends the head of a vector, to which the reference at `from` points.  Its count elements of
 * `size` bytes (4, or 8 for structs of such numbers) come next, by flat_number(). */
void flat_vector(struct flatbuffer *f, size_t from, size_t count, unsigned size);

void flat_string(struct flatbuffer *f, size_t from, const char *s);

/* Appends the lowest bytes of a number.  Returns its place. */
size_t flat_number(struct flatbuffer *f, int64_t value, unsigned bytes);

/* Appends zeros until the length is a multiple of `to`, a power of 2. */
void flat_align(struct flatbuffer *f, size_t to);

#endif
