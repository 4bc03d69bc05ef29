/* The scheme-specific parts of a URI, as a JSON object. */
#ifndef SCHEME_JSON_H
#define SCHEME_JSON_H

#include "command/io/sink.h"
#include "uric_schemes.h"

/* Writes one line.  u and r are from uric_scheme_parse() or, with strict set, from
 * uric_edition_scheme_parse(). */
void scheme_json(struct sink *out, int strict, const char *s,
                 const struct uric *u, const struct uric_scheme_parts *r);

/* The object for an invalid record: the common keys, all null. */
extern const char scheme_json_invalid[];

#endif
