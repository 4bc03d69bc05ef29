/* The records of all files, one after the other. */
#ifndef FILES_H
#define FILES_H

#include "options.h"
#include "records.h"

/* Calls each() for every record of every file; its answer is an exit status.
 * Flushes rows and messages before input is waited for and at the end.  A file
 * that cannot be read gets a message, and the others are still processed.
 * Answers the highest status, which is 2 if there was such a file. */
int files_each_record(const struct options *o,
                      int (*each)(void *context, const char *file,
                                  const struct record *record),
                      void *context);

#endif
