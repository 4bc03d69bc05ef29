/* Finds URIs in HTML documents, each from start to end. */
#ifndef FIND_HTML_H
#define FIND_HTML_H

#include "command/find/find_rows.h"

/* Prints the URIs found in all files.  Returns STATUS_VALID, or STATUS_USAGE after a message if
 * a file cannot be read. */
int find_html(struct find_worker *w);

#endif
