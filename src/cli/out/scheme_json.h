/* What a scheme makes of a URI, as a JSON object. */
#ifndef SCHEME_JSON_H
#define SCHEME_JSON_H

#include "cli/io/sink.h"
#include "uric.h"

/* One line.  u and r as uric_scheme_parse() has them, or with strict set
 * uric_edition_scheme_parse(). */
void scheme_json(struct sink *out, int strict, const char *s,
                 const struct uric *u, const struct uric_scheme_parts *r);

/* The same of what is not a URI of its scheme: the keys that all have, null. */
void scheme_json_invalid(struct sink *out);

#endif
