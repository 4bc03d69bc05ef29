/* Finds the parts of a valid string as the prose describes them: sections 3.1 to 3.5 of RFC
 * 3986, its Appendix B, and section 3.2 of RFC 9112.  It searches for delimiters, part by part,
 * and knows nothing of automata.  It validates nothing. */
#ifndef PROSE_H
#define PROSE_H

#include "uric.h"

/* The parts and kinds of a string that is valid for the rule. */
void prose_parts(int rule, const char *s, size_t n, struct uric *u);

/* The five parts of any string, by Appendix B. */
void prose_split(const char *s, size_t n, struct uric_split_result *r);

#endif
