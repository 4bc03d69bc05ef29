/* The option --base. */
#ifndef BASE_OPTION_H
#define BASE_OPTION_H

#include "command/options.h"

/* Parses the option's value, NULL if it was not given, by the rule into *base: 0, or -1 after a
 * message that it is missing, invalid or without a scheme. */
int base_option_read(const struct options *o, const char *value, int rule, struct uric *base);

#endif
