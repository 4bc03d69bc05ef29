/* Input between unreadable pages. */
#ifndef GUARD_H
#define GUARD_H

#include <stddef.h>

/* A copy of the n bytes that ends right before an unreadable page, so that reading one byte
 * past the end faults.  Valid until the next call. */
const char *guard_end(const char *s, size_t n);

/* The same, starting right after such a page. */
const char *guard_begin(const char *s, size_t n);

#endif
