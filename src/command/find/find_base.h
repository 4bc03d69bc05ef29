/* The base of an HTML document. */
#ifndef FIND_BASE_H
#define FIND_BASE_H

#include "command/find/find_rows.h"

/* Sets the base of w from the n bytes that the document starts with, and from --base. */
void find_base_set(struct find_worker *w, const char *s, size_t n);

/* Ends the document: frees the base. */
void find_base_free(struct find_worker *w);

#endif
