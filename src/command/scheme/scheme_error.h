/* Says where and why a record is not a valid URI of its scheme. */
#ifndef SCHEME_ERROR_H
#define SCHEME_ERROR_H

#include "command/options.h"
#include "command/record/records.h"
#include "command/scheme/scheme_verdict.h"

/* Writes the message for a record that scheme_judge() found invalid; *v is overwritten. */
void scheme_error_say(int strict, const char *file,
                      const struct record *record, struct scheme_verdict *v);

#endif
