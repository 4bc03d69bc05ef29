/* Which lines are wanted: the expressions of --where.
 *
 *     FIELD OP VALUE   OP: == != < <= > >=, ^= (begins with), $= (ends with)
 *     FIELD            it is defined
 *     ! && || ( )      as in C
 *
 * VALUE is a number, a string in quotes of either kind, in which the escapes of TSV
 * stand for their bytes, or a field.  Two numbers are compared as such, whatever their
 * length, all else byte by byte; a string in quotes is no number.  With an undefined
 * field != is true, and every other comparison false. */
#ifndef WHERE_H
#define WHERE_H

#include "cli/out/output_rows.h"

#include <stddef.h>

/* A field by its name: its index, or -1 when there is none. */
typedef int where_field(void *context, const char *name, size_t n);

/* The value of a field in what is asked about, valid until the next one of the same
 * slot, which is 0 or 1. */
typedef struct value where_value(void *context, size_t field, int slot);

struct where;

/* NULL after a message with the offset of what is wrong. */
struct where *where_read(const char *text, where_field *field, void *context);

/* Whether the expression is true. */
int where_holds(const struct where *w, where_value *value, void *context);

void where_free(struct where *w);

#endif
