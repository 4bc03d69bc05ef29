/* --base. */
#ifndef BASE_OPTION_H
#define BASE_OPTION_H

#include "cli/options.h"

/* The option's value as the rule, to *base: 0; or -1 after a message that it is lacking,
 * invalid or without a scheme. */
int base_option_read(const struct options *o, int rule, struct uric *base);

#endif
