/* Writes sorted runs of entries to temporary files, and merges them. */
#include "logs/sorted_runs.h"

#include "logs/run_file.h"
#include "command/memory.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Bytes of a run to write or read at once. */
enum { LEAST_BUFFER = 4096, MOST_BUFFER = 256 * 1024 };

void runs_begin(struct runs *r, entry_order *order, size_t memory)
{
    int i;

    memset(r, 0, sizeof *r);
    r->order = order;
    r->memory = memory;
    for (i = 0; i < RUNS_LEVELS; i++)
        r->level[i].fd = -1;
}

void runs_end(struct runs *r)
{
    int i;

    for (i = 0; i < RUNS_LEVELS; i++) {
        if (r->level[i].fd >= 0)
            close(r->level[i].fd);
    }
}

int runs_any(const struct runs *r)
{
    int i;

    for (i = 0; i < RUNS_LEVELS; i++) {
        if (r->level[i].n > 0)
            return 1;
    }
    return 0;
}

/* Starts another run of a level. */
static void begin_run(struct run_writer *w, struct runs_level *level)
{
    if (level->fd < 0)
        level->fd = run_file_open();
    level->run[level->n].begin = level->end;
    run_writer_begin(w, level->fd, level->end, MOST_BUFFER);
}

static void end_run(struct run_writer *w, struct runs_level *level)
{
    level->end = run_writer_end(w);
    level->run[level->n++].end = level->end;
}

/* ---- merging ---- */

/* A heap: the entry of reader i precedes those of readers 2 i + 1 and 2 i + 2. */
struct heap {
    struct run_reader **reader; /* n of them */
    size_t n;
    entry_order *order;
};

static void sift(struct heap *h, size_t i)
{
    for (;;) {
        size_t first = i, k;
        struct run_reader *r = h->reader[i];

        for (k = 2 * i + 1; k <= 2 * i + 2 && k < h->n; k++) {
            if (h->order(h->reader[k]->next.entry, h->reader[first]->next.entry) < 0)
                first = k;
        }
        if (first == i)
            return;
        h->reader[i] = h->reader[first];
        h->reader[first] = r;
        i = first;
    }
}

static void advance(struct heap *h)
{
    if (!run_reader_next(h->reader[0]))
        h->reader[0] = h->reader[--h->n];
    sift(h, 0);
}

static void take_all(struct heap *h, entry_taken *take, void *context)
{
    const int sums = h->order == entry_compare_keys;
    struct entry_room kept = { NULL, 0 };
    int stop = 0;

    while (h->n > 0 && !stop) {
        const struct entry *const first = h->reader[0]->next.entry;
        struct entry *const sum = entry_place(&kept, first->n);

        memcpy(sum, first, sizeof *first + first->n);
        advance(h);
        while (sums && h->n > 0 &&
               entry_compare_keys(sum, h->reader[0]->next.entry) == 0) {
            sum->count += h->reader[0]->next.entry->count;
            advance(h);
        }
        stop = take(context, sum);
    }
    free(kept.entry);
}

static size_t buffer_size(size_t memory, size_t n)
{
    const size_t size = memory / 2 / n;

    return size < LEAST_BUFFER ? LEAST_BUFFER : size > MOST_BUFFER ? MOST_BUFFER : size;
}

/* Appends readers for a level's runs. */
static size_t add_readers(struct run_reader *readers, size_t n,
                          const struct runs_level *level, size_t size)
{
    int i;

    for (i = 0; i < level->n; i++)
        run_reader_begin(&readers[n++], level->fd, level->run[i].begin, level->run[i].end,
                         size);
    return n;
}

static void merge_readers(struct run_reader *readers, size_t n, entry_order *order,
                          entry_taken *take, void *context)
{
    struct heap heap = { .order = order };
    size_t i;

    heap.reader = memory_of(n * sizeof(struct run_reader *));
    for (i = 0; i < n; i++) {
        if (run_reader_next(&readers[i]))
            heap.reader[heap.n++] = &readers[i];
    }
    for (i = heap.n; i > 0; i--)
        sift(&heap, i - 1);
    take_all(&heap, take, context);
    for (i = 0; i < n; i++)
        run_reader_end(&readers[i]);
    free(heap.reader);
}

/* Merges the runs of a full level into one run of the next. */
static void merge_level(struct runs *r, int level)
{
    struct runs_level *full = &r->level[level];
    struct run_reader readers[RUNS_AT_ONCE];
    const size_t n = add_readers(readers, 0, full, buffer_size(r->memory, RUNS_AT_ONCE));
    struct run_writer w;

    begin_run(&w, &r->level[level + 1]);
    merge_readers(readers, n, r->order, run_writer_put, &w);
    end_run(&w, &r->level[level + 1]);
    full->n = 0;
    full->end = 0;
    run_file_empty(full->fd);
}

/* The last level is never full: it would hold more than any disk. */
void runs_add_given(struct runs *r, entry_given *give, void *context, size_t n)
{
    struct run_writer w;
    size_t i;
    int level;

    begin_run(&w, &r->level[0]);
    for (i = 0; i < n; i++)
        run_writer_put(&w, give(context, i));
    end_run(&w, &r->level[0]);
    for (level = 0; r->level[level].n == RUNS_AT_ONCE; level++)
        merge_level(r, level);
}

struct listed {
    const struct entry *const *list;
};

static const struct entry *give_listed(void *context, size_t i)
{
    const struct listed *const listed = context;

    return listed->list[i];
}

void runs_add(struct runs *r, const struct entry *const *list, size_t n)
{
    struct listed listed = { list };

    runs_add_given(r, give_listed, &listed, n);
}

static size_t count_runs(struct runs *const *all, size_t n_all)
{
    size_t n = 0, i;
    int level;

    for (i = 0; i < n_all; i++) {
        for (level = 0; level < RUNS_LEVELS; level++)
            n += (size_t)all[i]->level[level].n;
    }
    return n;
}

void runs_merge(struct runs *const *all, size_t n_all, entry_taken *take, void *context)
{
    const size_t n = count_runs(all, n_all);
    struct run_reader *readers;
    size_t filled = 0, i;
    int level;

    if (n == 0)
        return;
    readers = memory_of(n * sizeof *readers);
    for (i = 0; i < n_all; i++) {
        for (level = 0; level < RUNS_LEVELS; level++)
            filled = add_readers(readers, filled, &all[i]->level[level],
                                 buffer_size(all[0]->memory, n));
    }
    merge_readers(readers, n, all[0]->order, take, context);
    free(readers);
}
