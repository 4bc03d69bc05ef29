/* Character references of HTML. */
#ifndef URIC_HTML_CHARACTER_H
#define URIC_HTML_CHARACTER_H

#include "internal.h"

/* The length of the reference that the n bytes at s begin with, "&amp;" or a number
 * below 128, and the character to *byte; 0 if it is another one, or none. */
URIC_INTERNAL size_t uric_html_character(const char *s, size_t n, char *byte);

#endif
