/* Writes fields of CSV (RFC 4180), as UTF-8. */
#ifndef CSV_H
#define CSV_H

#include "command/io/sink.h"

/* A field with the escapes of escape.h: in quotes if it is empty, or contains a comma, a quote, CR
 * or LF. */
void csv_field(struct sink *out, const char *s, size_t n);

#endif
