/* The options on which the answers of a partial depend: what partials that are merged share.  The
 * format of the log is none of them, and neither is what is only about output. */
#ifndef PARTIAL_OPTIONS_H
#define PARTIAL_OPTIONS_H

#include "logs/aggregate.h"
#include "logs/octets.h"
#include "logs/time_range.h"
#include "command/options.h"

/* Describes them: names and values, of which an undefined one is not an empty one. */
void partial_options_put(struct octets *to, const struct options *o, const struct aggregates *a,
                         const struct time_range *range);

/* Compares two descriptions.  Returns 0 if they are equal, and else -1 after a message that names
 * the file, of which `there` is the description, and the first difference. */
int partial_options_compare(const char *file, const struct octets_left *there,
                            const struct octets_left *here);

#endif
