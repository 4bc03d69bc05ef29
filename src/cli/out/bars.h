/* Bars in a terminal. */
#ifndef BARS_H
#define BARS_H

#include "cli/io/sink.h"

#include <stddef.h>
#include <stdint.h>

struct bars {
    size_t width;     /* columns of a line */
    size_t of_counts; /* columns of the counts */
    size_t of_names;
    size_t of_bars;
    uint64_t longest; /* the count whose bar is that */
    int blocks;       /* eighths of a column, in UTF-8 */
};

/* Bars for counts up to that, on standard output: as wide as its terminal, or else 80
 * columns; names get what is left by so many of the longest. */
void bars_begin(struct bars *b, uint64_t longest, size_t longest_name);

/* A line: the count, the name, whose n bytes are as they are to be printed and get cut
 * when they are too long, and the bar. */
void bars_put(const struct bars *b, struct sink *out, uint64_t count, const char *name,
              size_t n);

#endif
