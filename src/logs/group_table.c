/* Keeps the states of groups in a hash table, and stores and merges them. */
#include "logs/group_table.h"

#include "logs/decimal_sum.h"
#include "logs/log_key.h"
#include "command/memory.h"
#include "command/message.h"

#include <stdlib.h>
#include <string.h>

static char *states_of(struct entry *e)
{
    return (char *)e + entry_size(e->n);
}

static const char *states_in(const struct entry *e)
{
    return (const char *)e + entry_size(e->n);
}

/* ---- storing ---- */

/* Stores a group: an entry of the table, with its states. */
static const struct entry *stored(struct octets *to, const struct aggregates *a,
                                  const struct entry *group)
{
    struct entry e = { group->count, 0 };

    to->n = 0;
    octets_room(to, sizeof e);
    octets_put(to, entry_key(group), group->n);
    memset(octets_room(to, GROUP_TAG), 0, GROUP_TAG);
    aggregates_put(a, states_in(group), to);
    e.n = to->n - sizeof e;
    memcpy(to->s, &e, sizeof e);
    return (const struct entry *)(const void *)to->s;
}

struct giving {
    struct group_table *table;
    const struct entry **list;
};

static const struct entry *give(void *giving, size_t i)
{
    struct giving *const g = giving;
    const struct entry *const e = g->list[i];

    return e->count > 0 ? stored(&g->table->spare, g->table->aggregates, e) : e;
}

/* Only the list's pointers are const: the entries are the table's. */
static void free_states(struct group_table *t, const struct entry **list, size_t n)
{
    char *const entries = t->count.entries;
    size_t i;

    for (i = 0; i < n; i++) {
        if (list[i]->count > 0)
            aggregates_free_states(t->aggregates, entries + (states_in(list[i]) - entries));
    }
}

static void spill(struct count *c, const struct entry **list, size_t n)
{
    struct giving g = { (struct group_table *)(void *)c, list };

    runs_add_given(&c->runs, give, &g, n);
    free_states(g.table, list, n);
}

/* ---- a table ---- */

/* Not entry_compare_keys() itself: runs_merge() sums entries of equal keys in that order, but
 * stored groups of equal keys may differ. */
static int compare_stored(const struct entry *a, const struct entry *b)
{
    return entry_compare_keys(a, b);
}

void group_table_begin(struct group_table *t, const struct aggregates *a, size_t n_values,
                       size_t memory, const uint64_t key[2])
{
    memset(t, 0, sizeof *t);
    t->aggregates = a;
    t->n_values = n_values;
    count_begin(&t->count, memory, key);
    runs_end(&t->count.runs);
    runs_begin(&t->count.runs, compare_stored, memory);
    t->count.extra = a->size;
    t->count.spill = spill;
}

char *group_table_line(struct group_table *t, const char *key, size_t n)
{
    return states_of(count_entry(&t->count, key, n, 1));
}

void group_table_pair(struct group_table *t, const char *key, size_t n_key, size_t measure,
                      const char *value, size_t n)
{
    const char tag[GROUP_TAG] = { (char)((measure + 1) >> 8 & 0xff),
                                  (char)((measure + 1) & 0xff) };

    t->pair.n = 0;
    octets_put(&t->pair, key, n_key);
    octets_put(&t->pair, tag, GROUP_TAG);
    octets_put(&t->pair, value, n);
    count_entry(&t->count, t->pair.s, t->pair.n, 0);
}

void group_table_end_line(struct group_table *t)
{
    const struct count *const c = &t->count;

    if (c->heap > c->memory / 2 &&
        memory_sum(memory_product(c->n_slots, sizeof *c->slots), memory_sum(c->size, c->heap)) >
            c->memory)
        count_spill(&t->count);
}

void group_table_end(struct group_table *t)
{
    const struct entry **const list = count_list(&t->count);

    free_states(t, list, t->count.n);
    free(list);
    octets_free(&t->spare);
    octets_free(&t->pair);
    count_end(&t->count);
}

/* ---- stored entries ---- */

/* The length of the group's key at the start of the n bytes; SIZE_MAX if they do not start with a
 * key. */
static size_t key_length(const struct group_table *t, const char *s, size_t n)
{
    const size_t length = log_key_length(s, n, t->n_values);

    return length != SIZE_MAX && n - length >= GROUP_TAG ? length : SIZE_MAX;
}

/* The measure that a tag names, from 1; 0 for a group. */
static size_t tag_at(const char *s)
{
    return (size_t)(unsigned char)s[0] << 8 | (unsigned char)s[1];
}

static int is_pair(const struct group_table *t, const char *tag)
{
    const size_t i = tag_at(tag);

    return i > 0 && i <= t->aggregates->n_measures &&
           t->aggregates->measure[i - 1].kind == AGGREGATE_DISTINCT;
}

int group_table_take(struct group_table *t, const struct entry *e)
{
    const char *const s = entry_key(e);
    const size_t n = key_length(t, s, e->n);
    struct entry *group;

    if (n == SIZE_MAX)
        return 0;
    if (e->count == 0) {
        if (!is_pair(t, s + n))
            return 0;
        count_entry(&t->count, s, e->n, 0);
        return 1;
    }
    if (tag_at(s + n) != 0 || e->count > DECIMAL_SUM_MOST)
        return 0;
    group = count_entry(&t->count, s, n, e->count);
    return group->count <= DECIMAL_SUM_MOST &&
           aggregates_take(t->aggregates, states_of(group), s + n + GROUP_TAG,
                           e->n - n - GROUP_TAG, e->count, &t->count.heap);
}

int group_table_follows(const struct group_table *t, const struct entry *last,
                        const struct entry *e)
{
    const size_t n = key_length(t, entry_key(e), e->n);
    int same;

    if (last == NULL)
        return e->count > 0;
    same = key_length(t, entry_key(last), last->n) == n &&
           memcmp(entry_key(last), entry_key(e), n) == 0;
    return same == (e->count == 0) && entry_compare_keys(last, e) < 0;
}

/* ---- merging ---- */

/* Keeps an entry until an entry of another group or pair comes. */
struct merging {
    const struct group_table *table;
    struct entry_room kept;
    int any;
    size_t n;             /* bytes of the kept group's key */
    struct entry *merged; /* NULL; or the group with its states, after a second entry of the
                             group */
    struct octets spare;
    entry_taken *take;
    void *context;
};

static void damaged(void)
{
    message("temporary file: it has changed");
    message_flush();
    exit(STATUS_USAGE);
}

static void add_states(struct merging *m, const struct entry *e)
{
    size_t heap = 0;

    if (!aggregates_take(m->table->aggregates, states_of(m->merged),
                         entry_key(e) + m->n + GROUP_TAG, e->n - m->n - GROUP_TAG, e->count,
                         &heap))
        damaged();
}

static void begin_merged(struct merging *m)
{
    const size_t size = m->table->aggregates->size;

    m->merged = memory_of(memory_sum(entry_size(m->n), size));
    m->merged->count = m->kept.entry->count;
    m->merged->n = m->n;
    memcpy(m->merged + 1, entry_key(m->kept.entry), m->n);
    memset(states_of(m->merged), 0, size);
    add_states(m, m->kept.entry);
}

static int flush(struct merging *m)
{
    int stop;

    if (!m->any)
        return 0;
    m->any = 0;
    if (m->merged == NULL)
        return m->take(m->context, m->kept.entry);
    stop = m->take(m->context, stored(&m->spare, m->table->aggregates, m->merged));
    aggregates_free_states(m->table->aggregates, states_of(m->merged));
    free(m->merged);
    m->merged = NULL;
    return stop;
}

static int keep(struct merging *m, const struct entry *e)
{
    memcpy(entry_place(&m->kept, e->n), e, sizeof *e + e->n);
    m->any = 1;
    m->n = key_length(m->table, entry_key(e), e->n);
    if (m->n == SIZE_MAX)
        damaged();
    return 0;
}

static int is_same(const struct merging *m, const struct entry *e)
{
    const struct entry *const kept = m->kept.entry;
    const size_t n = e->count > 0 ? m->n + GROUP_TAG : e->n;

    return m->any && (kept->count > 0) == (e->count > 0) && kept->n >= n && e->n >= n &&
           (e->count > 0 || kept->n == n) && memcmp(entry_key(kept), entry_key(e), n) == 0;
}

static int merge_next(void *merging, const struct entry *e)
{
    struct merging *const m = merging;

    if (!is_same(m, e))
        return flush(m) || keep(m, e);
    if (e->count > 0) {
        if (m->merged == NULL)
            begin_merged(m);
        m->merged->count += e->count;
        add_states(m, e);
    }
    return 0;
}

/* Adds the entries of the second table to the first. */
static void move(struct group_table *to, struct group_table *from)
{
    const struct entry **const list = count_list(&from->count);
    struct giving g = { from, list };
    const size_t n = from->count.n;
    size_t i;

    for (i = 0; i < n; i++) {
        if (!group_table_take(to, give(&g, i)))
            damaged();
        group_table_end_line(to);
    }
    free_states(from, list, n);
    free(list);
    count_clear(&from->count);
}

static void merge_list(struct group_table *t, struct merging *m)
{
    const struct entry **const list = count_list(&t->count);
    struct giving g = { t, list };
    int stop = 0;
    size_t i;

    entry_sort(list, t->count.n, entry_compare_keys);
    for (i = 0; i < t->count.n && !stop; i++)
        stop = merge_next(m, give(&g, i));
    if (!stop)
        flush(m);
    free_states(t, list, t->count.n);
    free(list);
    count_clear(&t->count);
}

static void merge_runs(struct group_table *all, size_t n, struct merging *m)
{
    struct runs **const runs = memory_of(memory_product(n, sizeof *runs));
    size_t i;

    for (i = 0; i < n; i++) {
        count_spill(&all[i].count);
        runs[i] = &all[i].count.runs;
    }
    runs_merge(runs, n, merge_next, m);
    flush(m);
    free(runs);
}

void group_table_merge(struct group_table *all, size_t n, entry_taken *take, void *context)
{
    struct merging m;
    int spilled = runs_any(&all[0].count.runs);
    size_t i;

    memset(&m, 0, sizeof m);
    m.table = &all[0];
    m.take = take;
    m.context = context;
    for (i = 1; i < n; i++) {
        all[0].count.memory += all[i].count.memory;
        spilled |= runs_any(&all[i].count.runs);
        if (!spilled)
            move(&all[0], &all[i]);
        spilled |= runs_any(&all[0].count.runs);
    }
    if (spilled)
        merge_runs(all, n, &m);
    else
        merge_list(&all[0], &m);
    free(m.kept.entry);
    octets_free(&m.spare);
}
