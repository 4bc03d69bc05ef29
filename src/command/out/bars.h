/* Bars of a histogram. */
#ifndef BARS_H
#define BARS_H

#include "command/io/sink.h"

#include <stddef.h>
#include <stdint.h>

struct bars {
    size_t width;     /* columns of a line */
    size_t of_counts; /* columns of the counts */
    size_t of_names;
    size_t of_bars;
    uint64_t longest; /* the count of a bar of that width */
    int blocks;       /* draw eighths of a column, in UTF-8 */
};

/* Prepares bars for counts up to longest: as wide as the terminal on standard output, or 80
 * columns.  longest_name is the length of the longest name. */
void bars_begin(struct bars *b, uint64_t longest, size_t longest_name);

/* Writes a line: the count, the name and the bar.  The name is escaped already; it is cut if
 * it is too long. */
void bars_put(const struct bars *b, struct sink *out, uint64_t count, const char *name,
              size_t n);

#endif
