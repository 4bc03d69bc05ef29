/* The file of --rejects. */
#ifndef REJECTS_H
#define REJECTS_H

#include "command/options.h"

/* Creates or empties the file, if the option is given, and sets o->rejects_fd: 0, or -1 after
 * a message. */
int rejects_open(struct options *o);

#endif
