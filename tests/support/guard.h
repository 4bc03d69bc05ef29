/* Input between unreadable pages. */
#ifndef GUARD_H
#define GUARD_H

#include <stddef.h>

/* A copy of the n bytes that ends right before an unreadable page, so that reading one byte
 * past the end faults.  Valid until the next call. */
const char *guard_end(const char *s, size_t n);

/* The same, starting right after such a page. */
const char *guard_begin(const char *s, size_t n);

/* Like guard_end() and guard_begin(), with pages of its own for each slot, from 0 to
 * GUARD_SLOTS - 1: several copies are valid at once, each until the next call with its slot. */
enum { GUARD_SLOTS = 1024 };
const char *guard_end_of(unsigned slot, const char *s, size_t n);
const char *guard_begin_of(unsigned slot, const char *s, size_t n);

#endif
