/* Writes the counts of a log as bars.  Takes all counts, in order of their values, and keeps only
 * the bars to draw. */
#include "logs/log_answers.h"

#include "command/io/output.h"
#include "logs/log_key.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/out/histogram.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OUT_SIZE = 64 * 1024, USUAL_BARS = 50, MOST_BUCKETS = 10000 };

const struct log_time *log_bars_time(const struct log_fields *fields, const size_t *which, size_t n)
{
    const struct log_field *const f = n == 1 ? &fields->list[which[0]] : NULL;

    return f && f->kind == LOG_TIME_PART && !log_time_is_number(&f->time) ? &f->time : NULL;
}

struct keeper {
    const struct log_time *time;
    uint64_t most;         /* bars to draw */
    struct entry **kept;   /* n, with room for size */
    size_t n, size;
    int by_values;         /* the first bars, not the highest, are to be drawn */
    uint64_t values, lines; /* of all */
};

/* ---- the bars to draw ---- */

static void cut(struct keeper *k, size_t most)
{
    while (k->n > most)
        free(k->kept[--k->n]);
}

static int by_counts(const void *a, const void *b)
{
    return entry_compare_counts(*(struct entry *const *)a, *(struct entry *const *)b);
}

static void rank(struct keeper *k)
{
    if (!k->by_values && k->n > 0)
        qsort(k->kept, k->n, sizeof *k->kept, by_counts);
    if (k->n > k->most)
        cut(k, (size_t)k->most);
}

static int keep(void *keeper, const struct entry *e)
{
    struct keeper *const k = keeper;
    const size_t size = entry_size(e->n);

    k->values++;
    k->lines += e->count;
    if (k->by_values && k->n >= k->most)
        return 0;
    if (k->n == k->size && k->n / 2 >= k->most)
        rank(k);
    if (k->n == k->size) {
        k->size = memory_sum(memory_product(k->size, 2), USUAL_BARS);
        k->kept = memory_grown(k->kept, memory_product(k->size, sizeof *k->kept));
    }
    k->kept[k->n] = memory_of(size);
    memcpy(k->kept[k->n++], e, sizeof *e + e->n);
    return 0;
}

static void say_rest(const struct keeper *k)
{
    uint64_t shown = 0, permille;
    size_t i;

    for (i = 0; i < k->n; i++)
        shown += k->kept[i]->count;
    if (k->values == k->n)
        return;
    permille = (uint64_t)((double)(k->lines - shown) / (double)k->lines * 1000 + 0.5);
    message("values not shown: %" PRIu64 " (%" PRIu64 ".%" PRIu64 " %% of lines)",
            k->values - k->n, permille / 10, permille % 10);
}

/* ---- buckets ---- */

struct bucket {
    int is_time;
    int64_t start;
    const struct entry *entry;
};

/* Reads the name of a bucket that log_time_label() has written. */
static int read_bucket(const struct entry *e, const struct zone *zone, struct bucket *b)
{
    static const char rest[] = "0000-01-01";
    enum { DATE = sizeof rest - 1 };
    char text[LOG_TIME_SIZE];
    const char *s = entry_key(e);
    size_t n = e->n;
    const struct value v = log_key_take(&s, &n, 1, NULL);
    struct instant t;

    b->entry = e;
    if (v.kind == VALUE_UNDEFINED || v.n >= sizeof text)
        return 0;
    memcpy(text, rest, DATE);
    memcpy(text, v.s, v.n);
    if (!instant_read_bound(text, v.n < DATE ? DATE : v.n, zone, &t))
        return 0;
    b->start = instant_wall(&t) - t.offset;
    return 1;
}

/* Values that are not times come first. */
static int compare_buckets(const void *a, const void *b)
{
    const struct bucket *const x = a, *const y = b;

    if (!x->is_time || !y->is_time)
        return x->is_time - y->is_time;
    return (x->start > y->start) - (x->start < y->start);
}

static struct bucket *sorted_buckets(const struct keeper *k, const struct zone *zone)
{
    struct bucket *const list = memory_of(memory_product(k->n, sizeof *list));
    size_t i;

    memset(list, 0, k->n * sizeof *list);
    for (i = 0; i < k->n; i++)
        list[i].is_time = read_bucket(k->kept[i], zone, &list[i]);
    if (k->n > 0)
        qsort(list, k->n, sizeof *list, compare_buckets);
    return list;
}

/* The number of empty buckets before the last bucket; more than MOST_BUCKETS if it is too high. */
static size_t count_empty(const struct keeper *k, const struct bucket *list,
                          const struct zone *zone)
{
    size_t n = 0, i;

    for (i = 0; i + 1 < k->n && n <= MOST_BUCKETS; i++) {
        int64_t start = list[i].start;

        if (!list[i].is_time)
            continue;
        while ((start = log_time_next(k->time, zone, start)) < list[i + 1].start &&
               n <= MOST_BUCKETS)
            n++;
    }
    return n;
}

/* ---- drawing ---- */

static void add_bar(struct histogram *bars, const struct entry *e, size_t n, struct room *rooms)
{
    struct value *const values = memory_of(memory_product(n, sizeof *values));
    const char *s = entry_key(e);
    size_t left = e->n, i;

    for (i = 0; i < n; i++)
        values[i] = log_key_take(&s, &left, i + 1 == n, &rooms[i]);
    histogram_add(bars, e->count, values, n);
    free(values);
}

static void add_empty(struct histogram *bars, const struct keeper *k, const struct bucket *from,
                      const struct zone *zone)
{
    char label[LOG_TIME_SIZE];
    int64_t start = from->start;

    while ((start = log_time_next(k->time, zone, start)) < from[1].start) {
        const struct value v =
            value_text(VALUE_PLAIN, label, log_time_label(k->time, zone, start, label));

        histogram_add(bars, 0, &v, 1);
    }
}

static void add_buckets(struct histogram *bars, const struct keeper *k, const struct zone *zone)
{
    struct bucket *const list = sorted_buckets(k, zone);
    const int fills = count_empty(k, list, zone) + k->n <= MOST_BUCKETS;
    size_t i;

    for (i = 0; i < k->n; i++) {
        struct room none = { NULL, 0 };

        add_bar(bars, list[i].entry, 1, &none);
        if (fills && list[i].is_time && i + 1 < k->n)
            add_empty(bars, k, &list[i], zone);
    }
    if (!fills)
        message("empty buckets are not shown: there would be more than %d bars",
                (int)MOST_BUCKETS);
    free(list);
}

static void add_bars(struct histogram *bars, const struct keeper *k, size_t n)
{
    struct room *const rooms = memory_of(memory_product(n, sizeof *rooms));
    size_t i;

    memset(rooms, 0, n * sizeof *rooms);
    for (i = 0; i < k->n; i++)
        add_bar(bars, k->kept[i], n, rooms);
    for (i = 0; i < n; i++)
        room_free(&rooms[i]);
    free(rooms);
}

static void draw(const struct histogram *bars)
{
    struct sink out;

    memset(&out, 0, sizeof out);
    out.fd = STDOUT_FILENO;
    out.size = OUT_SIZE;
    out.buffer = memory_of(OUT_SIZE);
    histogram_put(bars, &out);
    output_flush(&out);
    free(out.buffer);
}

void log_bars_put(const struct log_options *o, struct count *counts, size_t n_counts,
                  const struct log_time *time, size_t n)
{
    const int by_time = time && o->count.top == 0;
    struct keeper k = { .time = time, .by_values = o->count.by_values || by_time };
    struct histogram bars = { NULL, 0, 0 };

    k.most = by_time ? MOST_BUCKETS : o->count.top > 0 ? o->count.top : USUAL_BARS;
    count_sum(counts, n_counts, COUNT_BY_VALUES, UINT64_MAX, keep, &k);
    rank(&k);
    if (by_time)
        add_buckets(&bars, &k, o->time.zone);
    else
        add_bars(&bars, &k, n);
    draw(&bars);
    if (!o->shared.quiet)
        say_rest(&k);
    histogram_free(&bars);
    cut(&k, 0);
    free(k.kept);
}
