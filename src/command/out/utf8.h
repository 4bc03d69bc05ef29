/* Characters of UTF-8 on a terminal: which control it, and how wide it shows text. */
#ifndef UTF8_H
#define UTF8_H

#include <stddef.h>

/* Whether the well-formed sequence at text is a control character: of C0, of C1, or DEL. */
int utf8_is_control(const char *text, size_t length);

/* Whether it may confuse who reads a terminal or splits lines: a control character, a line or
 * paragraph separator (U+2028, U+2029), or one that changes the direction of writing (U+061C,
 * U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069). */
int utf8_is_unsafe(const char *text, size_t length);

/* The columns that n bytes of text take: of UTF-8, two for a wide East Asian character and
 * none for a combining one; one for a byte that is not UTF-8. */
size_t text_width(const char *s, size_t n);

#endif
