/* Finds URIs in HTML documents, each from beginning to end. */
#ifndef FIND_HTML_H
#define FIND_HTML_H

#include "cli/find/find_rows.h"

/* Prints what is found in all files.  Returns STATUS_VALID, or STATUS_USAGE after a message if
 * a file cannot be read. */
int find_html(struct find_worker *w);

#endif
