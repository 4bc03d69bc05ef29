/* Characters of UTF-8 that control terminals. */
#ifndef UTF8_H
#define UTF8_H

#include <stddef.h>

/* Whether the well-formed sequence at text is a control character: of C0, of C1, or DEL. */
int utf8_is_control(const char *text, size_t length);

/* Whether it may confuse who reads a terminal or splits lines: a control character, a line or
 * paragraph separator (U+2028, U+2029), or one that changes the direction of writing (U+061C,
 * U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069). */
int utf8_is_unsafe(const char *text, size_t length);

#endif
