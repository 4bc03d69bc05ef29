/* UTF-8 in text that need not be well-formed. */
#ifndef UTF8_H
#define UTF8_H

#include <stddef.h>

/* The length of the well-formed sequence at the start of the n > 0 bytes at text, or 0 if there
 * is none.  Then *skip is the length of the ill-formed part to replace: the longest prefix of
 * a well-formed sequence, or one byte (Unicode 15, 3.9: U+FFFD substitution). */
size_t utf8_length(const char *text, size_t n, size_t *skip);

/* Whether the well-formed sequence at text is a control character: of C0, of C1, or DEL. */
int utf8_is_control(const char *text, size_t length);

#endif
