/* The expressions of --where.
 *
 *     FIELD OP VALUE   OP: == != < <= > >=, ^= (starts with), $= (ends with)
 *     FIELD            the field is defined
 *     ! && || ( )      as in C
 *
 * VALUE is a number, a string in single or double quotes, which may contain the escapes of TSV,
 * or a field.  Two numbers of any length compare as numbers, all else byte by byte; a quoted
 * string is not a number.  With an undefined field, != is true, and every other comparison
 * is false. */
#ifndef WHERE_H
#define WHERE_H

#include "cli/out/output_rows.h"

#include <stddef.h>

/* Returns the index of a field by its name, or -1 if there is none. */
typedef int where_field(void *context, const char *name, size_t n);

/* Returns the value of a field.  It is valid until the next call with the same slot, 0 or 1. */
typedef struct value where_value(void *context, size_t field, int slot);

struct where;

/* Returns NULL after a message with the offset of the error. */
struct where *where_read(const char *text, where_field *field, void *context);

/* Whether the expression is true. */
int where_holds(const struct where *w, where_value *value, void *context);

void where_free(struct where *w);

#endif
