/* Standard output. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include "cli/io/sink.h"

/* Writes what is buffered for standard output.  If that fails, or has failed before, the
 * process ends with status 2 and the system's reason. */
void output_flush(struct sink *out);

#endif
