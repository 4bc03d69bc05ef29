/* Where the parts of a valid string are, after the prose of sections 3.1 to 3.5 of RFC
 * 3986, its Appendix B, and section 3.2 of RFC 9112: characters are looked for, one
 * part after the other, and nothing is known of automata.  It validates nothing. */
#ifndef PROSE_H
#define PROSE_H

#include "uric.h"

/* The parts and kinds that a string has which is valid as the rule. */
void prose_parts(int rule, const char *s, size_t n, struct uric *u);

/* The five parts of any string, after Appendix B. */
void prose_split(const char *s, size_t n, struct uric_split_result *r);

#endif
