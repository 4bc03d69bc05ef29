/* Joins visits to sessions.  A visit is an entry whose key is the values of its session, its time,
 * its place and its page: sorted, the visits of a session follow each other.  A session becomes an
 * entry whose key starts with its begin, to be sorted again. */
#include "logs/sessions.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

/* Bytes of a time: its nanoseconds, whose order is that of the bytes; and its offset. */
enum { NS_SIZE = 8, OFFSET_SIZE = 4, TIME_SIZE = NS_SIZE + OFFSET_SIZE };

/* Bytes of a visit: nanoseconds, file, record, offset. */
enum { FILE_SIZE = 4, RECORD_SIZE = 8,
       VISIT_SIZE = NS_SIZE + FILE_SIZE + RECORD_SIZE + OFFSET_SIZE };

#define SIGN (UINT64_C(1) << 63)

/* ---- bytes ---- */

static char *put_number(char *to, uint64_t number, int size)
{
    int i;

    for (i = size; i > 0; i--, number >>= 8)
        to[i - 1] = (char)(number & 0xff);
    return to + size;
}

static uint64_t number_at(const char *s, int size)
{
    uint64_t number = 0;
    int i;

    for (i = 0; i < size; i++)
        number = number << 8 | (unsigned char)s[i];
    return number;
}

static uint64_t order_of(int64_t ns)
{
    return (uint64_t)ns ^ SIGN;
}

static int64_t ns_at(const char *s)
{
    const uint64_t number = number_at(s, NS_SIZE);

    return (number & SIGN) != 0 ? (int64_t)(number ^ SIGN) : -(int64_t)(SIGN - 1 - number) - 1;
}

static int32_t offset_at(const char *s)
{
    enum { BIAS = 1 << 30 };

    return (int32_t)number_at(s, OFFSET_SIZE) - BIAS;
}

static char *put_offset(char *to, int32_t offset)
{
    enum { BIAS = 1 << 30 };

    return put_number(to, (uint64_t)((int64_t)offset + BIAS), OFFSET_SIZE);
}

void visit_add(struct log_key *key, const struct visit *visit)
{
    char bytes[VISIT_SIZE], *to = bytes;

    to = put_number(to, order_of(visit->time.ns), NS_SIZE);
    to = put_number(to, visit->file, FILE_SIZE);
    to = put_number(to, visit->record, RECORD_SIZE);
    put_offset(to, visit->time.offset);
    log_key_add_bytes(key, bytes, sizeof bytes);
}

/* ---- visits to sessions ---- */

/* The session that is being joined. */
struct joiner {
    size_t n_values;
    int64_t gap;
    struct log_key values; /* of the session; n is 0: no visit yet */
    struct instant begin, end;
    uint64_t lines;
    struct log_key entry, exit; /* its pages */
    struct sorter sorted; /* the sessions that have ended */
    struct log_key row;
    struct room room;
};

/* The length of the first values of a key. */
static size_t values_length(struct joiner *j, const struct entry *e)
{
    const char *s = entry_key(e);
    size_t left = e->n, i;

    for (i = 0; i < j->n_values; i++)
        log_key_take(&s, &left, 0, &j->room);
    return e->n - left;
}

static void set(struct log_key *key, const char *s, size_t n)
{
    log_key_begin(key);
    log_key_add_bytes(key, s, n);
}

static void add_time(struct log_key *key, const struct instant *t)
{
    char bytes[TIME_SIZE];

    put_offset(put_number(bytes, order_of(t->ns), NS_SIZE), t->offset);
    log_key_add_bytes(key, bytes, sizeof bytes);
}

static void add_page(struct log_key *row, const struct log_key *page, int last, struct room *room)
{
    const char *s = page->room.s;
    size_t n = page->n;
    const struct value v = log_key_take(&s, &n, 1, room);

    log_key_add(row, &v, last);
}

/* The begin without its offset comes first, for the order: the same begin may be written with
 * several offsets. */
static void end_session(struct joiner *j)
{
    char ns[NS_SIZE];

    if (j->values.n == 0)
        return;
    put_number(ns, order_of(j->begin.ns), NS_SIZE);
    set(&j->row, ns, sizeof ns);
    log_key_add_bytes(&j->row, j->values.room.s, j->values.n);
    add_time(&j->row, &j->begin);
    add_time(&j->row, &j->end);
    add_page(&j->row, &j->entry, 0, &j->room);
    add_page(&j->row, &j->exit, 1, &j->room);
    sorter_add(&j->sorted, j->row.room.s, j->row.n, j->lines);
    j->values.n = 0;
}

static int is_same(const struct joiner *j, const struct entry *e, const struct instant *t)
{
    /* the values mark their own end, so a key that begins with these bytes has the same values */
    return j->values.n > 0 && e->n > j->values.n &&
           memcmp(entry_key(e), j->values.room.s, j->values.n) == 0 &&
           (uint64_t)t->ns - (uint64_t)j->end.ns <= (uint64_t)j->gap;
}

static struct instant time_of_visit(const char *s)
{
    const struct instant t = { ns_at(s),
                               offset_at(s + NS_SIZE + FILE_SIZE + RECORD_SIZE) };

    return t;
}

static int take_visit(void *joiner, const struct entry *e)
{
    struct joiner *const j = joiner;
    const size_t n = values_length(j, e);
    const char *const visit = entry_key(e) + n, *const page = visit + VISIT_SIZE;
    const size_t n_page = e->n - n - VISIT_SIZE;
    const struct instant t = time_of_visit(visit);

    if (!is_same(j, e, &t)) {
        end_session(j);
        set(&j->values, entry_key(e), n);
        set(&j->entry, page, n_page);
        j->begin = t;
        j->lines = 0;
    }
    set(&j->exit, page, n_page);
    j->end = t;
    j->lines += e->count;
    return 0;
}

/* ---- sessions ---- */

struct giver {
    size_t n_values;
    session_taken *take;
    void *context;
    struct room values, entry, exit;
};

static struct instant take_time(const char **s, size_t *n)
{
    const struct instant t = { ns_at(*s), offset_at(*s + NS_SIZE) };

    *s += TIME_SIZE;
    *n -= TIME_SIZE;
    return t;
}

static int give(void *giver, const struct entry *e)
{
    struct giver *const g = giver;
    const char *s = entry_key(e) + NS_SIZE;
    size_t n = e->n - NS_SIZE, i;
    struct session session;

    session.key = s;
    session.n_key = n;
    for (i = 0; i < g->n_values; i++)
        log_key_take(&s, &n, 0, &g->values);
    session.begin = take_time(&s, &n);
    session.end = take_time(&s, &n);
    session.lines = e->count;
    session.entry = log_key_take(&s, &n, 0, &g->entry);
    session.exit = log_key_take(&s, &n, 1, &g->exit);
    g->take(g->context, &session);
    return 0;
}

static void free_joiner(struct joiner *j)
{
    sorter_end(&j->sorted);
    room_free(&j->values.room);
    room_free(&j->entry.room);
    room_free(&j->exit.room);
    room_free(&j->row.room);
    room_free(&j->room);
}

void sessions_take(struct sorter *const *all, size_t n_all, size_t n_values, int64_t gap,
                   size_t memory, session_taken *take, void *context)
{
    struct joiner j = { .n_values = n_values, .gap = gap };
    struct giver g = { .n_values = n_values, .take = take, .context = context };
    struct sorter *sorted = &j.sorted;

    sorter_begin(&j.sorted, memory);
    sorter_take(all, n_all, take_visit, &j);
    end_session(&j);
    sorter_take(&sorted, 1, give, &g);
    free_joiner(&j);
    room_free(&g.values);
    room_free(&g.entry);
    room_free(&g.exit);
}
