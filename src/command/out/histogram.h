/* A histogram: bars with names.  All are kept until they are drawn, for the widest name and the
 * highest count decide on the scale. */
#ifndef HISTOGRAM_H
#define HISTOGRAM_H

#include "command/io/sink.h"
#include "command/out/output_rows.h"

#include <stddef.h>
#include <stdint.h>

struct histogram_bar;

/* Zeros: a histogram without bars. */
struct histogram {
    struct histogram_bar *bar; /* n, with room for size */
    size_t n, size;
};

/* Adds a bar, which is named by the n values. */
void histogram_add(struct histogram *h, uint64_t count, const struct value *values,
                   size_t n);

/* Writes a line for each bar. */
void histogram_put(const struct histogram *h, struct sink *out);

void histogram_free(struct histogram *h);

#endif
