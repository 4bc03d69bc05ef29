/* Finds URIs in the decoded texts of mail. */
#ifndef FIND_MAIL_H
#define FIND_MAIL_H

#include "command/find/find_rows.h"

/* Prints the URIs found in all files.  Returns STATUS_VALID, or STATUS_USAGE after a message if
 * a file cannot be read. */
int find_mail(struct find_worker *w);

#endif
