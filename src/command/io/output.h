/* Standard output. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "command/io/sink.h"

/* Writes what is buffered for standard output.  If that fails, or has failed before, the
 * process ends with status 2 and the system's reason. */
void output_flush(struct sink *out);

/* Writes the messages of standard error, and ends the process, with status 2 if that fails. */
void output_end(int status);

#endif
