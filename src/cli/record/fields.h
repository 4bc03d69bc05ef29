/* The list that --fields takes. */
#ifndef FIELDS_H
#define FIELDS_H

#include <stddef.h>

struct fields {
    const char **names; /* n of them, in the order asked for */
    size_t *which;      /* the same as indices of the known names */
    size_t n;
};

/* Whether one is named twice. */
int fields_repeat(const struct fields *f);

/* Free what fields_read() has read. */
void fields_free(struct fields *f);

/* Read a comma-separated list of known names; NULL asks for the first
 * n_default of them.  0, or -1 after a message that names the unknown field and
 * lists the known ones. */
int fields_read(struct fields *f, const char *list, const char *const *known,
                size_t n_known, size_t n_default);

#endif
