/* The TSV escapes: backslash, tab, LF and CR as \\ \t \n \r, other bytes outside
 * 0x20-0x7E as \xHH. */
#ifndef ESCAPE_H
#define ESCAPE_H

#include <stddef.h>

enum { ESCAPE_MAX = 4 };

/* The escaped form of one byte to to[0..ESCAPE_MAX): its length. */
size_t escape_byte(unsigned char byte, char to[ESCAPE_MAX]);

/* How many bytes s begins with that stand for themselves. */
size_t escape_none(const char *s, size_t n);

/* Whether one of the bytes does not. */
int escape_needed(const char *s, size_t n);

#endif
