/* HTML character references. */
#ifndef URIC_HTML_CHARACTER_H
#define URIC_HTML_CHARACTER_H

#include "util/internal.h"

/* The length of the character reference at the start of the n bytes at s, which are in an
 * attribute, if it stands for a US-ASCII character; the character goes to *byte.  0 for
 * other references or none; then *byte is unchanged. */
URIC_INTERNAL size_t uric_html_character(const char *s, size_t n, char *byte);

#endif
