/* Standard output, and the exit statuses of all commands. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "command/io/sink.h"

enum { STATUS_VALID = 0, STATUS_INVALID = 1, STATUS_USAGE = 2 };

/* Each returns STATUS_VALID, or STATUS_USAGE after a message if the text could not be
 * written. */
int output_text(const char *text);
int output_version(void);

/* Writes what is buffered for standard output.  If that fails, or has failed before, the
 * process ends with status 2 and the system's reason. */
void output_flush(struct sink *out);

/* Writes the messages of standard error, and ends the process, with status 2 if that fails. */
void output_end(int status);

#endif
