#include "cli/log/sorted_runs.h"

#include "cli/io/descriptor.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/options.h"

#include <errno.h>
#include <stdio.h>
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

static void fail(int error)
{
    message_to(NULL);
    message_error("temporary file", error);
    message_flush();
    exit(STATUS_USAGE);
}

static int open_temporary(void)
{
    static const char name[] = "/uric-XXXXXX";
    const char *directory = getenv("TMPDIR");
    char *path;
    int fd;

    if (directory == NULL || *directory == '\0')
        directory = "/tmp";
    path = memory_of(strlen(directory) + sizeof name);
    strcpy(path, directory);
    strcat(path, name);
    fd = descriptor_open_temporary(path);
    if (fd < 0)
        fail(errno);
    unlink(path);
    free(path);
    return fd;
}

/* ---- writing ---- */

struct writer {
    struct runs_level *level;
    char *buffer; /* n of size bytes */
    size_t n, size;
};

static void flush(struct writer *w)
{
    const char *s = w->buffer;

    while (w->n > 0) {
        const ssize_t written = pwrite(w->level->fd, s, w->n, w->level->end);

        if (written < 0 && errno != EINTR)
            fail(errno);
        if (written > 0) {
            s += written;
            w->n -= (size_t)written;
            w->level->end += written;
        }
    }
}

static void put_bytes(struct writer *w, const void *bytes, size_t n)
{
    const char *s = bytes;

    while (n > 0) {
        const size_t part = n < w->size - w->n ? n : w->size - w->n;

        memcpy(w->buffer + w->n, s, part);
        w->n += part;
        s += part;
        n -= part;
        if (w->n == w->size)
            flush(w);
    }
}

static int put_entry(void *writer, const struct entry *e)
{
    put_bytes(writer, e, sizeof *e + e->n);
    return 0;
}

/* Begins another run of a level. */
static void begin_run(struct writer *w, struct runs *r, int level)
{
    w->level = &r->level[level];
    if (w->level->fd < 0)
        w->level->fd = open_temporary();
    w->level->run[w->level->n].begin = w->level->end;
    w->size = MOST_BUFFER;
    w->buffer = memory_of(w->size);
    w->n = 0;
}

static void end_run(struct writer *w)
{
    flush(w);
    w->level->run[w->level->n++].end = w->level->end;
    free(w->buffer);
}

/* ---- reading ---- */

/* Memory for one entry at a time. */
struct entry_room {
    struct entry *entry; /* NULL: none yet */
    size_t room; /* bytes for the key */
};

/* Makes room for an entry with a key of n bytes; the previous entry is lost. */
static struct entry *place_of(struct entry_room *r, size_t n)
{
    if (r->entry == NULL || n > r->room) {
        free(r->entry);
        r->room = memory_ample(n);
        r->entry = memory_of(memory_sum(sizeof *r->entry, r->room));
    }
    return r->entry;
}

struct reader {
    int fd;
    off_t at, end; /* of the rest in the file */
    char *buffer;  /* of size bytes; n of them, at "from", are unread */
    size_t size, from, n;
    struct entry_room next;
};

static void fill(struct reader *r)
{
    const off_t left = r->end - r->at;
    const size_t want = left < (off_t)r->size ? (size_t)left : r->size;
    ssize_t n;

    do {
        n = pread(r->fd, r->buffer, want, r->at);
    } while (n < 0 && errno == EINTR);
    if (n <= 0)
        fail(n < 0 ? errno : EIO);
    r->at += n;
    r->from = 0;
    r->n = (size_t)n;
}

static void get_bytes(struct reader *r, void *to, size_t n)
{
    char *s = to;

    while (n > 0) {
        size_t part;

        if (r->n == 0)
            fill(r);
        part = n < r->n ? n : r->n;
        memcpy(s, r->buffer + r->from, part);
        r->from += part;
        r->n -= part;
        s += part;
        n -= part;
    }
}

/* Returns 0 at the end of the run. */
static int get_entry(struct reader *r)
{
    struct entry e;

    if (r->n == 0 && r->at == r->end)
        return 0;
    get_bytes(r, &e, sizeof e);
    *place_of(&r->next, e.n) = e;
    get_bytes(r, r->next.entry + 1, e.n);
    return 1;
}

static void end_reader(struct reader *r)
{
    free(r->buffer);
    free(r->next.entry);
}

/* ---- merging ---- */

/* A heap: the entry of reader i precedes those of readers 2 i + 1 and 2 i + 2. */
struct heap {
    struct reader **reader; /* n of them */
    size_t n;
    entry_order *order;
};

static void sift(struct heap *h, size_t i)
{
    for (;;) {
        size_t first = i, k;
        struct reader *r = h->reader[i];

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
    if (!get_entry(h->reader[0]))
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
        struct entry *const sum = place_of(&kept, first->n);

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
static size_t add_readers(struct reader *readers, size_t n,
                          const struct runs_level *level, size_t size)
{
    int i;

    for (i = 0; i < level->n; i++) {
        struct reader *r = &readers[n++];

        memset(r, 0, sizeof *r);
        r->fd = level->fd;
        r->at = level->run[i].begin;
        r->end = level->run[i].end;
        r->size = size;
        r->buffer = memory_of(size);
    }
    return n;
}

static void merge_readers(struct reader *readers, size_t n, entry_order *order,
                          entry_taken *take, void *context)
{
    struct heap heap = { .order = order };
    size_t i;

    heap.reader = memory_of(n * sizeof(struct reader *));
    for (i = 0; i < n; i++) {
        if (get_entry(&readers[i]))
            heap.reader[heap.n++] = &readers[i];
    }
    for (i = heap.n; i > 0; i--)
        sift(&heap, i - 1);
    take_all(&heap, take, context);
    for (i = 0; i < n; i++)
        end_reader(&readers[i]);
    free(heap.reader);
}

/* Merges the runs of a full level into one run of the next. */
static void merge_level(struct runs *r, int level)
{
    struct runs_level *full = &r->level[level];
    struct reader readers[RUNS_AT_ONCE];
    const size_t n = add_readers(readers, 0, full, buffer_size(r->memory, RUNS_AT_ONCE));
    struct writer w;

    begin_run(&w, r, level + 1);
    merge_readers(readers, n, r->order, put_entry, &w);
    end_run(&w);
    full->n = 0;
    full->end = 0;
    if (ftruncate(full->fd, 0) < 0)
        fail(errno);
}

/* The last level is never full: it would hold more than any disk. */
void runs_add(struct runs *r, const struct entry *const *list, size_t n)
{
    struct writer w;
    size_t i;
    int level;

    begin_run(&w, r, 0);
    for (i = 0; i < n; i++)
        put_entry(&w, list[i]);
    end_run(&w);
    for (level = 0; r->level[level].n == RUNS_AT_ONCE; level++)
        merge_level(r, level);
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
    struct reader *readers;
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
