/* HTML documents: their URIs, each searched from start to end, and their base. */
#ifndef FIND_HTML_H
#define FIND_HTML_H

#include "command/find/find_rows.h"

/* Prints the URIs found in all files.  Returns STATUS_VALID, or STATUS_USAGE after a message if
 * a file cannot be read. */
int find_html(struct find_worker *w);

/* Sets the base of w from the n bytes that the document starts with, and from --base. */
void find_base_set(struct find_worker *w, const char *s, size_t n);

/* Ends the document: frees the base. */
void find_base_free(struct find_worker *w);

#endif
