/* Takes the lines of a log out of the records that wrap them.  Collectors cut long lines into
 * parts, a record each; those of several streams may alternate. */
#include "logs/unwrap.h"

#include "command/memory.h"
#include "command/record/records.h"

#include <stdlib.h>
#include <string.h>

/* A part that waits; at is where its record is in the join's records. */
struct waiting {
    size_t at, n, whole, end;
    uint64_t number;
};

struct bytes {
    char *s;
    size_t n, size;
};

struct join {
    struct join *next; /* began later */
    struct bytes key, text, records;
    struct waiting *part;
    size_t n_parts, room;
    int too_long; /* text and parts are those of the start */
};

struct joins {
    struct join *first;
    size_t n;
    size_t held; /* how many bytes they have */
};

static void append(struct bytes *b, const char *s, size_t n)
{
    const size_t need = memory_sum(b->n, n);

    if (need > b->size) {
        b->size = memory_ample(need);
        b->s = memory_grown(b->s, b->size);
    }
    if (n > 0)
        memcpy(b->s + b->n, s, n);
    b->n = need;
}

static size_t size_of(const struct join *j)
{
    return j->key.n + j->text.n + j->records.n + j->n_parts * sizeof *j->part;
}

static void free_join(struct join *j)
{
    free(j->key.s);
    free(j->text.s);
    free(j->records.s);
    free(j->part);
    free(j);
}

void unwrap_forget(struct joins *joins)
{
    struct join *j, *next;

    for (j = joins ? joins->first : NULL; j; j = next) {
        next = j->next;
        free_join(j);
    }
    free(joins);
}

/* ---- lines that are complete ---- */

static char *copy(struct inner_lines *inner, const char *s, size_t n)
{
    char *const to = inner->text + inner->n_text;

    if (n > 0)
        memcpy(to, s, n);
    inner->n_text += n;
    return to;
}

static struct inner_line *put_line(struct inner_lines *inner, const char *s, size_t n)
{
    struct inner_line *const line = &inner->line[inner->n++];

    memset(line, 0, sizeof *line);
    line->s = s;
    line->n = n;
    line->part = inner->part + inner->n_parts;
    return line;
}

static void put_part(struct inner_lines *inner, struct inner_line *line,
                     const struct inner_part *part)
{
    inner->part[inner->n_parts++] = *part;
    line->n_parts++;
}

static void put_whole(struct inner_lines *inner, const struct inner_part *part,
                      const struct wrapped *in)
{
    struct inner_line *const line = put_line(inner, in->s, in->n);

    line->is_wrong = in->is_wrong;
    line->error = in->error;
    put_part(inner, line, part);
}

static void put_too_long(struct inner_lines *inner, const struct inner_part *part)
{
    struct inner_line *const line = put_line(inner, part->s, part->n);

    line->too_long = 1;
    put_part(inner, line, part);
}

/* Moves the join's line to the complete ones. */
static void put_join(struct inner_lines *inner, struct joins *joins, struct join *j)
{
    const char *const s = copy(inner, j->text.s, j->text.n);
    const char *const records = copy(inner, j->records.s, j->records.n);
    struct inner_line *const line = put_line(inner, s, j->text.n);
    struct join **at = &joins->first;
    size_t i;

    line->too_long = j->too_long;
    for (i = 0; i < j->n_parts; i++) {
        const struct waiting *const w = &j->part[i];
        const struct inner_part part = { records + w->at, w->n, w->whole, w->number, w->end };

        put_part(inner, line, &part);
    }
    while (*at != j)
        at = &(*at)->next;
    *at = j->next;
    joins->n--;
    joins->held -= size_of(j);
    free_join(j);
}

static void put_all_joins(struct inner_lines *inner, struct joins *joins)
{
    while (joins->first)
        put_join(inner, joins, joins->first);
}

/* ---- parts ---- */

static struct join *find(const struct joins *joins, const struct bytes *key)
{
    struct join *j = joins->first;

    while (j && (j->key.n != key->n || memcmp(j->key.s, key->s, key->n) != 0))
        j = j->next;
    return j;
}

static struct join *begin(struct inner_lines *inner, struct joins *joins,
                          const struct bytes *key)
{
    struct join *const j = memory_of(sizeof *j), **at = &joins->first;

    if (joins->n == UNWRAP_STREAMS)
        put_join(inner, joins, joins->first);
    memset(j, 0, sizeof *j);
    append(&j->key, key->s, key->n);
    while (*at)
        at = &(*at)->next;
    *at = j;
    joins->n++;
    joins->held += size_of(j);
    return j;
}

/* A line that is too long keeps its first part only. */
static void give_up(struct join *j)
{
    j->too_long = 1;
    j->n_parts = 1;
    j->text.n = j->part->end;
    j->records.n = j->part->whole;
}

static void add(struct joins *joins, struct join *j, const struct inner_part *part,
                const struct wrapped *in, size_t longest)
{
    const size_t more = memory_sum(in->n, memory_sum(part->whole, sizeof *j->part));
    struct waiting *w;

    if (j->too_long)
        return;
    joins->held -= size_of(j);
    if (j->n_parts > 0 && (memory_sum(j->text.n, in->n) > longest ||
                           memory_sum(memory_sum(joins->held, size_of(j)), more) >
                               memory_product(longest, 2))) {
        give_up(j);
        joins->held += size_of(j);
        return;
    }
    if (j->n_parts == j->room) {
        j->room = memory_ample(j->n_parts + 2);
        j->part = memory_grown(j->part, j->room * sizeof *j->part);
    }
    w = &j->part[j->n_parts++];
    w->at = j->records.n;
    w->n = part->n;
    w->whole = part->whole;
    w->number = part->number;
    append(&j->text, in->s, in->n);
    append(&j->records, part->s, part->whole);
    w->end = j->text.n;
    joins->held += size_of(j);
}

/* A part of a line, or a line whose stream may have a part that waits. */
static void take_part(const struct wrapper *w, struct inner_lines *inner, struct joins *joins,
                      const struct inner_part *part, const struct wrapped *in, size_t longest)
{
    struct bytes key = { NULL, 0, 0 };
    struct join *j;

    key.s = memory_of(memory_sum(part->n, WRAPPER_KEYS));
    key.n = wrapper_key(w, part->s, part->n, key.s);
    j = find(joins, &key);
    if (j == NULL && !in->is_part) {
        put_whole(inner, part, in);
    } else {
        if (j == NULL)
            j = begin(inner, joins, &key);
        add(joins, j, part, in, longest);
        if (!in->is_part)
            put_join(inner, joins, j);
    }
    free(key.s);
}

/* ---- chunks ---- */

static void make_room(struct inner_lines *inner, const struct joins *joins,
                      const struct chunk *chunk, char terminator)
{
    const size_t records = (size_t)chunk_count(chunk, terminator) + 1;
    size_t parts = records;
    const struct join *j;

    for (j = joins->first; j; j = j->next)
        parts += j->n_parts;
    /* of a record, both itself and its line may be kept */
    inner_lines_begin(inner, memory_sum(records, joins->n), parts,
                      memory_sum(memory_product(chunk->n, 3), joins->held));
}

void unwrap(const struct wrapper *w, const struct unwrap_shape *shape, struct joins **joins,
            struct chunk *chunk, int last)
{
    struct records records = { .terminator = shape->terminator, .at = chunk->buffer,
                               .end = chunk->n > 0 ? chunk->buffer + chunk->n : chunk->buffer,
                               .number = chunk->number + chunk->passed_over,
                               .longest = shape->longest };
    struct inner_lines *inner;
    struct record record;

    if (*joins == NULL) {
        *joins = memory_of(sizeof **joins);
        memset(*joins, 0, sizeof **joins);
    }
    if (chunk->inner == NULL) {
        chunk->inner = memory_of(sizeof *chunk->inner);
        memset(chunk->inner, 0, sizeof *chunk->inner);
    }
    inner = chunk->inner;
    chunk->wraps = 1;
    make_room(inner, *joins, chunk, shape->terminator);
    if (chunk->passed_over)
        put_all_joins(inner, *joins);
    while (records_next(&records, &record)) {
        struct inner_part part = { record.s, record.n, (size_t)(records.at - record.s),
                                   record.number, 0 };
        char *const to = inner->text + inner->n_text;
        struct wrapped in;

        if (record.too_long) {
            put_all_joins(inner, *joins);
            put_too_long(inner, &part);
            continue;
        }
        wrapper_read(w, record.s, record.n, to, &in);
        inner->n_text += in.s == to ? in.n : 0;
        part.end = in.n;
        if (in.is_wrong) {
            in.s = record.s;
            in.n = record.n;
            put_whole(inner, &part, &in);
        } else if (in.is_part || (*joins)->n > 0) {
            take_part(w, inner, *joins, &part, &in, shape->longest);
        } else {
            put_whole(inner, &part, &in);
        }
    }
    if (last)
        put_all_joins(inner, *joins);
}

const struct inner_part *unwrap_place(const struct wrapper *w, const struct inner_line *line,
                                      size_t at, size_t *offset)
{
    size_t i = 0;

    if (line->is_wrong) {
        *offset = at;
        return line->part;
    }
    while (i + 1 < line->n_parts && at >= line->part[i].end)
        i++;
    *offset = wrapper_offset(w, line->part[i].s, line->part[i].n,
                             at - (i > 0 ? line->part[i - 1].end : 0));
    return &line->part[i];
}
