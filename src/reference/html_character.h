/* Character references of HTML. */
#ifndef URIC_HTML_CHARACTER_H
#define URIC_HTML_CHARACTER_H

#include "util/internal.h"

/* The length of the reference that the n bytes at s begin with, which are in an attribute,
 * by name or number to a character of US-ASCII, which goes to *byte; 0 if it is one to
 * another, or none, and *byte is what it was. */
URIC_INTERNAL size_t uric_html_character(const char *s, size_t n, char *byte);

#endif
