/* Whether a record is a valid URI of its scheme, and if not, where and why. */
#ifndef SCHEME_VERDICT_H
#define SCHEME_VERDICT_H

#include "command/options.h"
#include "command/record/records.h"
#include "uric_schemes.h"

struct scheme_verdict {
    enum uric_status status;
    int by_scheme; /* the scheme decided the status, not the generic grammar */
    struct uric u;
    struct uric_scheme_parts r;
};

/* Judges by the scheme's current RFC or, with strict set, by the BNF of RFC 1738. */
void scheme_judge(int strict, const char *s, size_t n, struct scheme_verdict *v);

/* Writes the message for a record that scheme_judge() found invalid; *v is overwritten. */
void scheme_error_say(int strict, const char *file,
                      const struct record *record, struct scheme_verdict *v);

#endif
