/* Random valid references in which little is spelled as it normally is. */
#ifndef SPELLINGS_H
#define SPELLINGS_H

#include <stddef.h>
#include <stdint.h>

enum { SPELLINGS_ROOM = 512 };

/* A URI-reference to s, with a NUL: its length. */
size_t spellings_any(uint64_t *seed, char *s);

/* One of few that often are spellings of each other. */
size_t spellings_few(uint64_t *seed, char *s);

/* Bytes left out of s, in place, as long as what is left fails too. */
void spellings_shorten(char *s, int (*fails)(const char *s));

#endif
