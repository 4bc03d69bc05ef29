/* Counts keys in a hash table, and moves them to sorted runs when memory is short. */
#include "logs/count.h"

#include "command/memory.h"
#include "logs/rank.h"
#include "util/siphash.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 1024, FIRST_SIZE = 64 * 1024 };

/* Memory to sort an entry: a pointer, and another pointer for qsort(). */
enum { SORTING = 2 * sizeof(struct entry *) };

void count_clear(struct count *c)
{
    free(c->slots);
    free(c->entries);
    c->slots = NULL;
    c->entries = NULL;
    c->n_slots = c->n = c->used = c->size = c->heap = 0;
}

void count_begin(struct count *c, size_t memory, const uint64_t key[2])
{
    memset(c, 0, sizeof *c);
    c->memory = memory;
    memcpy(c->key, key, sizeof c->key);
    runs_begin(&c->runs, entry_compare_keys, memory);
}

void count_end(struct count *c)
{
    count_clear(c);
    runs_end(&c->runs);
}

static uint32_t hash_of(const struct count *c, const char *s, size_t n)
{
    struct uric_siphash h;

    uric_siphash_begin(&h, c->key);
    uric_siphash_take_before(&h, s, n, 1);
    return (uint32_t)(uric_siphash_end(&h, 1, 3) >> 32);
}

static struct entry *entry_at(const struct count *c, uint32_t at)
{
    return (struct entry *)(void *)(c->entries + 8 * ((size_t)at - 1));
}

static void place(struct count_slot *slots, size_t n_slots, uint32_t hash, uint32_t at)
{
    size_t i = hash & (n_slots - 1);

    /* make_room() has made the table; the analyzer does not see that after a spill */
    while (slots[i].at != 0) /* NOLINT(clang-analyzer-core.NullDereference) */
        i = (i + 1) & (n_slots - 1);
    slots[i].hash = hash;
    slots[i].at = at;
}

static void set_slots(struct count *c, size_t n)
{
    struct count_slot *slots = memory_of(memory_product(n, sizeof *slots));
    size_t i;

    memset(slots, 0, n * sizeof *slots);
    for (i = 0; i < c->n_slots; i++) {
        if (c->slots[i].at != 0)
            place(slots, n, c->slots[i].hash, c->slots[i].at);
    }
    free(c->slots);
    c->slots = slots;
    c->n_slots = n;
}

const struct entry **count_list(const struct count *c)
{
    const struct entry **list = memory_of(c->n * sizeof *list);
    size_t i, n = 0;

    for (i = 0; i < c->n_slots; i++) {
        if (c->slots[i].at != 0)
            list[n++] = entry_at(c, c->slots[i].at);
    }
    return list;
}

void count_spill(struct count *c)
{
    const struct entry **list;

    if (c->n == 0)
        return;
    list = count_list(c);
    entry_sort(list, c->n, entry_compare_keys);
    if (c->spill)
        c->spill(c, list, c->n);
    else
        runs_add(&c->runs, list, c->n);
    free(list);
    count_clear(c);
}

/* Whether a table of that size is within the budget.  One entry always fits. */
static int within(const struct count *c, size_t n_slots, size_t size)
{
    return (uint64_t)n_slots * (sizeof *c->slots + SORTING / 2) + size + c->heap <=
               c->memory ||
           c->n == 0;
}

static void room_for(const struct count *c, size_t need, size_t *n_slots, size_t *size)
{
    *n_slots = c->n_slots == 0 ? FIRST_SLOTS : c->n_slots;
    *size = c->size == 0 ? FIRST_SIZE : c->size;
    if (c->n >= *n_slots / 2)
        *n_slots = memory_product(*n_slots, 2);
    *size = memory_doubled(*size, memory_sum(c->used, need));
}

/* Makes room for an entry of that size, and for its slot. */
static void make_room(struct count *c, size_t need)
{
    size_t n_slots, size;

    room_for(c, need, &n_slots, &size);
    if (((n_slots != c->n_slots || size != c->size) && !within(c, n_slots, size)) ||
        c->used / 8 >= UINT32_MAX) {
        count_spill(c);
        room_for(c, need, &n_slots, &size);
    }
    if (size != c->size)
        c->entries = memory_grown(c->entries, size);
    c->size = size;
    if (n_slots != c->n_slots)
        set_slots(c, n_slots);
}

static struct entry *add_entry(struct count *c, uint32_t hash, const char *key, size_t n,
                               uint64_t times)
{
    const size_t extra = times > 0 ? c->extra : 0;
    const size_t need = memory_sum(entry_size(n), extra);
    struct entry *e;

    make_room(c, need);
    e = (struct entry *)(void *)(c->entries + c->used);
    e->count = times; /* NOLINT(clang-analyzer-core.NullDereference): as in place() */
    e->n = n;
    if (n > 0)
        memcpy(e + 1, key, n);
    if (extra > 0)
        memset((char *)e + entry_size(n), 0, extra);
    place(c->slots, c->n_slots, hash, (uint32_t)(c->used / 8 + 1));
    c->used += need;
    c->n++;
    return e;
}

static inline struct entry *find_entry(const struct count *c, uint32_t hash, const char *key,
                                       size_t n)
{
    const size_t last = c->n_slots > 0 ? c->n_slots - 1 : 0;
    size_t i;

    for (i = hash & last; c->n_slots > 0 && c->slots[i].at != 0; i = (i + 1) & last) {
        if (c->slots[i].hash == hash) {
            struct entry *e = entry_at(c, c->slots[i].at);

            if (e->n == n && (n == 0 || memcmp(entry_key(e), key, n) == 0))
                return e;
        }
    }
    return NULL;
}

void count_add(struct count *c, const char *key, size_t n, uint64_t times)
{
    const uint32_t hash = hash_of(c, key, n);
    struct entry *const e = find_entry(c, hash, key, n);

    if (e)
        e->count += times;
    else
        add_entry(c, hash, key, n, times);
}

struct entry *count_entry(struct count *c, const char *key, size_t n, uint64_t times)
{
    const uint32_t hash = hash_of(c, key, n);
    struct entry *const e = find_entry(c, hash, key, n);

    if (e == NULL)
        return add_entry(c, hash, key, n, times);
    e->count += times;
    return e;
}

/* ---- sums ---- */

/* Adds the entries of the second table to the first. */
static void move(struct count *to, struct count *from)
{
    size_t i;

    for (i = 0; i < from->n_slots; i++) {
        if (from->slots[i].at != 0) {
            const struct entry *e = entry_at(from, from->slots[i].at);

            count_add(to, entry_key(e), e->n, e->count);
        }
    }
    count_clear(from);
}

static void take_list(const struct count *c, entry_order *order, uint64_t most,
                      entry_taken *take, void *context)
{
    const struct entry **list = count_list(c);
    size_t n = rank_first(list, c->n, order, most), i;

    for (i = 0; i < n && take(context, list[i]) == 0; i++)
        continue;
    free(list);
}

/* Stops after a number of entries. */
struct limit {
    uint64_t left;
    entry_taken *take;
    void *context;
};

static int take_limited(void *limit, const struct entry *e)
{
    struct limit *l = limit;

    if (l->left == 0)
        return 1;
    l->left--;
    return l->take(l->context, e) || l->left == 0;
}

static void take_runs(struct count *all, size_t n, entry_order *order, uint64_t most,
                      entry_taken *take, void *context)
{
    struct limit limit = { most, take, context };
    struct runs **runs = memory_of(n * sizeof *runs);
    struct rank rank;
    size_t i;

    for (i = 0; i < n; i++) {
        count_spill(&all[i]);
        runs[i] = &all[i].runs;
    }
    rank_begin(&rank, all[0].memory / 2, order, most); /* the other half is for reading runs */
    runs_merge(runs, n, rank_offer, &rank);
    rank_end(&rank, take_limited, &limit);
    free(runs);
}

void count_sum(struct count *all, size_t n, enum count_order order, uint64_t most,
               entry_taken *take, void *context)
{
    entry_order *const by = order == COUNT_BY_VALUES ? entry_compare_values : entry_compare_counts;
    int spilled = runs_any(&all[0].runs);
    size_t i;

    for (i = 1; i < n; i++) {
        all[0].memory += all[i].memory;
        spilled |= runs_any(&all[i].runs);
        if (!spilled)
            move(&all[0], &all[i]);
        spilled |= runs_any(&all[0].runs);
    }
    if (spilled)
        take_runs(all, n, by, most, take, context);
    else
        take_list(&all[0], by, most, take, context);
}
