/* The TSV escapes: backslash, tab, LF and CR become \\ \t \n \r, and other bytes outside
 * 0x20-0x7E become \xHH. */
#ifndef ESCAPE_H
#define ESCAPE_H

#include <stddef.h>

enum { ESCAPE_MAX = 4 };

/* Writes the escaped form of a byte to `to`, and returns its length. */
size_t escape_byte(unsigned char byte, char to[ESCAPE_MAX]);

/* How many bytes at the start of s need no escape. */
size_t escape_none(const char *s, size_t n);

/* How many bytes at the start of s need no escape where valid UTF-8 is written as it is.
 * Otherwise sets *ill to the number of bytes after them to escape. */
size_t escape_none_in_utf8(const char *s, size_t n, size_t *ill);

/* Whether any byte needs an escape. */
int escape_needed(const char *s, size_t n);

#endif
