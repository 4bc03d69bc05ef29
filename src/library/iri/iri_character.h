/* The interface of grammar/machines/iri_character.rl. */
#ifndef URIC_IRI_CHARACTER_H
#define URIC_IRI_CHARACTER_H

#include "util/internal.h"

/* The length of the character at the start of the n bytes at s, up to four, that may stand
 * unencoded in an IRI; 0 if there is none. */
URIC_INTERNAL unsigned uric_iri_character(const unsigned char *s, unsigned n, int in_query);

#endif
