/* UTF-8 in text that need not be well-formed. */
#ifndef UTF8_H
#define UTF8_H

#include <stddef.h>

/* The length of the well-formed sequence that the n bytes at text begin with, n > 0; 0 if
 * they do not.  Then *skip is that of the ill-formed part to replace: the longest begin
 * of a well-formed one, or a byte (Unicode 15, 3.9: U+FFFD substitution). */
size_t utf8_length(const char *text, size_t n, size_t *skip);

/* Whether the well-formed sequence at text is a control character, of C0 or C1, or DEL. */
int utf8_is_control(const char *text, size_t length);

#endif
