/* A line of a W3C log that names the columns of the lines after it.  All chunks in which
 * it is in force share a copy: with one for each, a long one would cost quadratic time. */
#ifndef DIRECTIVE_H
#define DIRECTIVE_H

#include <stddef.h>
#include <stdint.h>

struct directive {
    uint64_t serial; /* from 1: no two have the same */
    size_t holders;
    size_t n;
    char s[];
};

/* Whether the n bytes at s begin such a line. */
int directive_begins(const char *s, size_t n);

/* All that follows is for one thread at a time. */

/* A copy of the n bytes, with one holder; NULL when there is no memory. */
struct directive *directive_make(const char *s, size_t n);

/* One more, or one fewer, holds it; it may be NULL. */
struct directive *directive_hold(struct directive *d);
void directive_release(struct directive *d);

#endif
