#include "cli/log/log_rows.h"

#include "cli/out/bars.h"
#include "cli/out/escape.h"
#include "cli/log/log_key.h"
#include "cli/memory.h"
#include "cli/io/output.h"
#include "cli/out/output_rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OUT_SIZE = 64 * 1024, USUAL_BARS = 50 };

/* Rows: the count, then the values. */
struct put {
    struct sink out;
    size_t n;
    struct value *values;
    struct room *rooms;
    struct bar_list *bars; /* NULL: write rows */
};

static void read_values(struct put *p, const struct entry *e)
{
    const char *s = entry_key(e);
    size_t n = e->n, i;

    p->values[0] = value_number(e->count);
    for (i = 1; i <= p->n; i++)
        p->values[i] = log_key_take(&s, &n, i == p->n, &p->rooms[i - 1]);
}

static int put_row(void *put, const struct entry *e)
{
    struct put *p = put;

    read_values(p, e);
    rows_put(&p->out, p->values);
    if (p->out.failed)
        output_flush(&p->out);
    return 0;
}

/* ---- bars ---- */

/* The most bytes of a name to keep. */
enum { NAME_SIZE = 512 };

struct bar {
    uint64_t count;
    size_t n;
    char name[NAME_SIZE];
};

struct bar_list {
    struct bar *bar; /* n, with room for size */
    size_t n, size;
};

static void add_text(struct bar *b, const char *s, size_t n)
{
    if (n > NAME_SIZE - b->n)
        n = NAME_SIZE - b->n;
    memcpy(b->name + b->n, s, n);
    b->n += n;
}

/* Escapes a value as in TSV, so that one byte is one column. */
static void add_name(struct bar *b, const struct value *v)
{
    char text[24];
    size_t i;

    if (v->kind == VALUE_UNDEFINED) {
        add_text(b, "\\N", 2);
    } else if (v->kind == VALUE_NUMBER) {
        add_text(b, text, (size_t)snprintf(text, sizeof text, "%" PRIu64, v->number));
    } else {
        for (i = 0; i < v->n && b->n < NAME_SIZE; i++)
            add_text(b, text, escape_byte((unsigned char)v->s[i], text));
    }
}

static int keep_bar(void *put, const struct entry *e)
{
    struct put *p = put;
    struct bar_list *list = p->bars;
    struct bar *b;
    size_t i;

    if (list->n == list->size) {
        list->size = list->size * 2 + USUAL_BARS;
        list->bar = memory_grown(list->bar, list->size * sizeof *list->bar);
    }
    b = &list->bar[list->n++];
    b->count = e->count;
    b->n = 0;
    read_values(p, e);
    for (i = 1; i <= p->n; i++) {
        if (i > 1)
            add_text(b, "  ", 2);
        add_name(b, &p->values[i]);
    }
    return 0;
}

static void put_bars(struct put *p)
{
    const struct bar_list *list = p->bars;
    struct bars bars;
    uint64_t longest = 0;
    size_t name = 0, i;

    for (i = 0; i < list->n; i++) {
        longest = list->bar[i].count > longest ? list->bar[i].count : longest;
        name = list->bar[i].n > name ? list->bar[i].n : name;
    }
    bars_begin(&bars, longest, name);
    for (i = 0; i < list->n; i++)
        bars_put(&bars, &p->out, list->bar[i].count, list->bar[i].name, list->bar[i].n);
}

/* ---- all ---- */

static void sum(const struct options *o, struct count *counts, size_t n_counts,
                struct put *p)
{
    const enum count_order order = o->by_values ? COUNT_BY_KEYS : COUNT_BY_COUNTS;
    const uint64_t most = o->top > 0 ? o->top : o->histogram ? USUAL_BARS : UINT64_MAX;

    count_sum(counts, n_counts, order, most, o->histogram ? keep_bar : put_row, p);
}

static const char **names_of(const char *const *names, size_t n)
{
    const char **all = memory_of((n + 1) * sizeof *all);

    all[0] = "count";
    memcpy(all + 1, names, n * sizeof *names);
    return all;
}

void log_rows_put(const struct options *o, struct count *counts, size_t n_counts,
                  const char *const *names, size_t n)
{
    struct bar_list bars = { NULL, 0, 0 };
    const char **all = names_of(names, n);
    struct put p = { .out = { .fd = STDOUT_FILENO, .size = OUT_SIZE }, .n = n };
    size_t i;

    p.bars = o->histogram ? &bars : NULL;
    p.out.buffer = memory_of(OUT_SIZE);
    p.values = memory_of((n + 1) * sizeof *p.values);
    p.rooms = memory_of(n * sizeof *p.rooms);
    memset(p.rooms, 0, n * sizeof *p.rooms);
    if (!o->histogram)
        rows_begin(o->format, o->header, all, n + 1);
    sum(o, counts, n_counts, &p);
    if (o->histogram)
        put_bars(&p);
    output_flush(&p.out);
    for (i = 0; i < n; i++)
        room_free(&p.rooms[i]);
    free(p.rooms);
    free(p.values);
    free(p.out.buffer);
    free(bars.bar);
    free(all);
}
