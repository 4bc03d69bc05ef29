/* The escapes of TSV, and those of CSV and JSON.
 *
 * In TSV, backslash, tab, LF and CR become \\ \t \n \r, and other bytes outside 0x20-0x7E become
 * \xHH.
 *
 * CSV and JSON are valid UTF-8, which readers require, and no byte is lost: NUL, and each byte that
 * is not part of a well-formed character, becomes U+FFFD and the byte's two hex digits, in lower
 * case.  A U+FFFD that two such digits follow is escaped, too, so that different bytes never
 * look alike.  All else is as it came. */
#ifndef ESCAPE_H
#define ESCAPE_H

#include "command/io/sink.h"

#include <stddef.h>

enum { ESCAPE_MAX = 4 };

/* Writes the escaped form of a byte to `to`, and returns its length. */
size_t escape_byte(unsigned char byte, char to[ESCAPE_MAX]);

/* How many bytes at the start of s need no escape. */
size_t escape_none(const char *s, size_t n);

/* How many bytes at the start of s need no escape where valid UTF-8 is written as it is.
 * Otherwise sets *ill to the number of bytes after them to escape. */
size_t escape_none_in_utf8(const char *s, size_t n, size_t *ill);

/* How many bytes at the start of s need no escape in CSV and JSON.  Otherwise sets *ill to the
 * number of bytes after them to escape. */
size_t escape_none_marked(const char *s, size_t n, size_t *ill);

/* Writes n bytes with the escape of CSV and JSON for each. */
void escape_put_marked(struct sink *out, const char *s, size_t n);

/* Whether any byte needs an escape in TSV. */
int escape_needed(const char *s, size_t n);

#endif
