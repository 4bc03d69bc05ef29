/* The option --fields. */
#ifndef FIELDS_H
#define FIELDS_H

#include "command/options.h"

#include <stddef.h>

struct fields {
    const char **names; /* n of them, in the order asked for */
    size_t *which;      /* the indices of the same in the known names */
    size_t n;
};

/* Reads the option's value, a comma-separated list of known names; without the option, it is
 * the first n_default of them.  JSON and Arrow take each name
 * once.  Returns 0, or -1 after a message. */
int fields_read(struct fields *f, const struct options *o, const char *const *known,
                size_t n_known, size_t n_default);

/* For lists with a field that occurs twice: 0, or -1 after a message if the format takes each
 * field once. */
int fields_refuse_repeated(enum format format);

/* Call it after fields_read() returned 0. */
void fields_free(struct fields *f);

#endif
