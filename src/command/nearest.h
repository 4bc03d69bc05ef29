/* The known name that was probably meant by an unknown one. */
#ifndef NEAREST_H
#define NEAREST_H

#include <stddef.h>

/* The first of the n_known names from which the n bytes at name differ least: in at most two
 * letters and a third of all, whose case does not count.  NULL if there is none. */
const char *nearest_name(const char *name, size_t n, const char *const *known, size_t n_known);

#endif
