/* The file of --rejects. */
#ifndef REJECTS_H
#define REJECTS_H

#include "command/record/jobs.h"
#include "logs/log_options.h"

/* Creates or empties the file, if the option is given, and tells jobs of it: 0, or -1 after a
 * message. */
int rejects_open(const struct log_options *o, struct jobs *jobs);

#endif
