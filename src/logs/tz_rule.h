/* Rules for the clocks of the future: the value of TZ in POSIX. */
#ifndef TZ_RULE_H
#define TZ_RULE_H

#include "logs/tz_changes.h"

/* Adds the changes that the rule of n bytes at s ("CET-1CEST,M3.5.0,M10.5.0/3") makes after the
 * last change so far, up to the year 2262.  Returns 0 if it is not a rule. */
int tz_rule_add(const char *s, size_t n, struct tz_changes *changes);

#endif
