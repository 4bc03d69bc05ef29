/* A line of a W3C log that names the columns of the lines after it.  All chunks for which it
 * is in force share one copy: with a copy for each, a long one would take quadratic time. */
#ifndef DIRECTIVE_H
#define DIRECTIVE_H

#include <stddef.h>
#include <stdint.h>

struct directive {
    uint64_t serial; /* from 1, unique */
    size_t holders;
    size_t n;
    char s[];
};

/* Whether the n bytes at s begin such a line. */
int directive_begins(const char *s, size_t n);

/* Whether a line is a directive although its first byte is not that of one: a prefix precedes it.
 * The file has this layout. */
typedef int directive_finds(const void *layout, const char *line, size_t n);

/* Only one thread at a time may call the functions below. */

/* Copies the n bytes; the copy has one holder.  NULL if there is no memory. */
struct directive *directive_make(const char *s, size_t n);

/* Adds or removes a holder; d may be NULL. */
struct directive *directive_hold(struct directive *d);
void directive_release(struct directive *d);

#endif
