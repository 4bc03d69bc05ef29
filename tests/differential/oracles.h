/* Independent oracles, which share nothing with Ragel's machines. */
#ifndef ORACLES_H
#define ORACLES_H

#include "uric.h"

/* Appendix B as the RFC prints it, run by PCRE2; "." matches any byte. */
void oracle_split(const char *s, size_t n, struct uric_split_result *u);

/* Sections 3.2 and 3.3 in plain C, on the five components that oracle_split found in a valid
 * URI-reference: splits the authority at its "@" and at its port's ":", and finds the kind of
 * path from the components before it.  Fills everything but host_kind. */
void oracle_parts(const char *s, const struct uric_split_result *five,
                  struct uric *u);

/* Whether the string matches a rule, and its parts, from uric_parse() alone: a host is what
 * may come between "//" and the end, and so on. 1 or 0. */
int oracle_rule(int rule, const char *s, size_t n, struct uric *u);

#endif
