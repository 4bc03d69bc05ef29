/* Reads the command line into struct options. */
#ifndef OPTIONS_READ_H
#define OPTIONS_READ_H

#include "command/options.h"

/* Reads argv; argv[0] is the command's name.  Returns -1 if the command is to run, else the
 * exit status: the help or a message has been printed. */
int options_read(struct options *o, int argc, char **argv, int takes,
                 const char *help);

/* From now on, options_read() prints the options that the command takes instead: lines of the
 * command, the option, its letter, and 1 if it has a value, parted by tabs. */
void options_list(void);

/* Says after a message where the command's help is.  Returns STATUS_USAGE. */
int options_hint(const char *command);

#endif
