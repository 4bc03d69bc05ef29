/* Texts that no cut may part, each searched from start to end: HTML, and lines in which URIs are
 * wrapped. */
#ifndef FIND_WHOLE_H
#define FIND_WHOLE_H

#include "command/find/find_rows.h"

/* Prints the URIs found in all files.  Returns STATUS_VALID, or STATUS_USAGE after a message if
 * a file cannot be read. */
int find_whole(struct find_worker *w);

#endif
