/* Writes groups of log lines as bars.  Groups become counts: each value in a group's key has an
 * end, but the last value in the key of a count does not. */
#include "logs/group_bars.h"

#include "logs/log_bars.h"
#include "logs/log_key.h"

#include <string.h>

struct counting {
    size_t n_values;
    struct log_key key;
    struct room room;
    struct count count;
};

static int take(void *counting, const struct entry *e)
{
    struct counting *const c = counting;
    const char *s = entry_key(e);
    size_t n = e->n, i;

    log_key_begin(&c->key);
    for (i = 0; i < c->n_values; i++) {
        const struct value v = log_key_take(&s, &n, 0, &c->room);

        log_key_add(&c->key, &v, i + 1 == c->n_values);
    }
    count_add(&c->count, c->key.room.s, c->key.n, e->count);
    return 0;
}

void group_bars_put(const struct log_options *o, struct group_table *table,
                    const struct log_time *time, const uint64_t key[2])
{
    struct counting c;

    memset(&c, 0, sizeof c);
    c.n_values = table->n_values;
    count_begin(&c.count, o->memory / 2, key);
    group_table_merge(table, 1, take, &c);
    log_bars_put(o, &c.count, 1, time, c.n_values);
    count_end(&c.count);
    room_free(&c.key.room);
    room_free(&c.room);
}
