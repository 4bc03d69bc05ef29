/* Whether a file that is about to be written is one of the input files. */
#ifndef OWN_INPUT_H
#define OWN_INPUT_H

#include "command/options.h"

#include <sys/stat.h>

int own_input(const struct options *o, const struct stat *file);

#endif
