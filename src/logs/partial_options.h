/* The options on which the answers of a partial depend: partials that are merged must have the
 * same.  The format of the log is not among these options, nor are options that concern only the
 * output. */
#ifndef PARTIAL_OPTIONS_H
#define PARTIAL_OPTIONS_H

#include "logs/aggregate.h"
#include "logs/octets.h"
#include "logs/time_range.h"
#include "logs/log_options.h"

/* Describes the options: names and values.  An undefined value differs from an empty one. */
void partial_options_put(struct octets *to, const struct log_options *o, const struct aggregates *a,
                         const struct time_range *range);

/* Compares two descriptions.  Returns 0 if they are equal; else -1 after a message that names the
 * file, whose description is `there`, and the first difference. */
int partial_options_compare(const char *file, const struct octets_left *there,
                            const struct octets_left *here);

#endif
