/* Random valid references that mostly have unusual spellings. */
#ifndef SPELLINGS_H
#define SPELLINGS_H

#include <stddef.h>
#include <stdint.h>

enum { SPELLINGS_ROOM = 512 };

/* Writes a URI-reference and a NUL to s; returns its length. */
size_t spellings_any(uint64_t *seed, char *s);

/* One of a few that are often spellings of each other. */
size_t spellings_few(uint64_t *seed, char *s);

/* Removes bytes from s, in place, as long as the rest still fails. */
void spellings_shorten(char *s, int (*fails)(const char *s));

#endif
