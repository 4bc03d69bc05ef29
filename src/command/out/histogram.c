/* Collects the bars of a histogram, and draws them with their names and scale. */
#include "command/out/histogram.h"

#include "command/memory.h"
#include "command/out/bars.h"
#include "command/out/escape.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NAME_SIZE = 512, /* the most bytes of a name to keep */
    FIRST_SIZE = 50  /* bars to make room for at first */
};

struct histogram_bar {
    uint64_t count;
    size_t n;
    char name[NAME_SIZE];
};

static void add_text(struct histogram_bar *b, const char *s, size_t n)
{
    if (n > NAME_SIZE - b->n)
        n = NAME_SIZE - b->n;
    memcpy(b->name + b->n, s, n);
    b->n += n;
}

/* Escapes a value as in TSV, so that one byte is one column. */
static void add_name(struct histogram_bar *b, const struct value *v)
{
    char text[24];
    size_t n, i;

    if (v->kind == VALUE_UNDEFINED) {
        add_text(b, "\\N", 2);
    } else if (v->kind == VALUE_NUMBER) {
        n = (size_t)snprintf(text, sizeof text, "%" PRIu64, v->number);
        add_text(b, text, n);
    } else {
        for (i = 0; i < v->n && b->n < NAME_SIZE; i++)
            add_text(b, text, escape_byte((unsigned char)v->s[i], text));
    }
}

static struct histogram_bar *add_bar(struct histogram *h, uint64_t count)
{
    struct histogram_bar *b;

    if (h->n == h->size) {
        h->size = h->size * 2 + FIRST_SIZE;
        h->bar = memory_grown(h->bar, h->size * sizeof *h->bar);
    }
    b = &h->bar[h->n++];
    b->count = count;
    b->n = 0;
    return b;
}

void histogram_add(struct histogram *h, uint64_t count, const struct value *values,
                   size_t n)
{
    struct histogram_bar *const b = add_bar(h, count);
    size_t i;

    for (i = 0; i < n; i++) {
        if (i > 0)
            add_text(b, "  ", 2);
        add_name(b, &values[i]);
    }
}

void histogram_put(const struct histogram *h, struct sink *out)
{
    struct bars bars;
    uint64_t longest = 0;
    size_t name = 0, i;

    for (i = 0; i < h->n; i++) {
        longest = h->bar[i].count > longest ? h->bar[i].count : longest;
        name = h->bar[i].n > name ? h->bar[i].n : name;
    }
    bars_begin(&bars, longest, name);
    for (i = 0; i < h->n; i++)
        bars_put(&bars, out, h->bar[i].count, h->bar[i].name, h->bar[i].n);
}

void histogram_free(struct histogram *h)
{
    free(h->bar);
}
