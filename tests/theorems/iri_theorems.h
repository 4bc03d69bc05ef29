/* The promises about IRIs, checked on given bytes: NULL, or the broken promise. */
#ifndef IRI_THEOREMS_H
#define IRI_THEOREMS_H

#include <stddef.h>

/* For a string of up to THEOREM_LONGEST bytes (theorems.h):
 *
 *  - a URI-reference is an IRI-reference with the same parts, and a string of US-ASCII that is
 *    no URI-reference has its error at the same offset, in the same part;
 *  - for each rule the scanner gives the answer that the states of IRIs alone give;
 *  - replacing each byte of its characters beyond US-ASCII by "~" makes an IRI-reference a
 *    URI-reference with the same parts;
 *  - its URI-reference is strict, has the parts that were announced, which decode to the bytes
 *    that those of the IRI-reference decode to, and converts to itself;
 *  - the IRI-reference of that has the parts that were announced, and its URI-reference is
 *    equal to the first one (6.2.2).
 */
const char *theorem_iri(const char *s, size_t n);

#endif
