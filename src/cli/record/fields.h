/* The list of --fields. */
#ifndef FIELDS_H
#define FIELDS_H

#include <stddef.h>

struct fields {
    const char **names; /* n of them, in the order asked for */
    size_t *which;      /* the indices of the same in the known names */
    size_t n;
};

/* Whether a field is named twice. */
int fields_repeat(const struct fields *f);

void fields_free(struct fields *f);

/* Reads a comma-separated list of known names; NULL stands for the first n_default of them.
 * Returns 0, or -1 after a message. */
int fields_read(struct fields *f, const char *list, const char *const *known,
                size_t n_known, size_t n_default);

#endif
