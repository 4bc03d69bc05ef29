/* Prints a text, such as the help or the version, on standard output. */
#ifndef PRINT_H
#define PRINT_H

/* Each returns STATUS_VALID, or STATUS_USAGE after a message if the text could not be
 * written. */
int print_text(const char *text);
int print_version(void);

#endif
