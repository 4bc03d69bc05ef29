/* JSON lines: which members are columns, and their values. */
#include "log/log_format.h"
#include "log/log_json.h"

#include "util/lanes.h"

enum uric_status uric_log_format_json(struct uric_log_format *f, const char *key,
                                      size_t n)
{
    struct uric_log_maker m;

    uric_log_begin(&m, f, ESCAPE_JSON, '\\');
    f->reader = LOG_JSON;
    if (n == 0)
        return URIC_INVALID;
    uric_log_put_column(&m, URIC_LOG_TARGET, '\0', key, n);
    return m.status;
}

int uric_log_json_add(struct uric_log_format *f, const char *key, size_t n)
{
    const int before = uric_log_column(f, key, n);
    struct uric_log_maker m;
    int column;

    if (f->reader != LOG_JSON || n == 0)
        return -1;
    if (before >= 0)
        return before;
    m.f = f;
    m.status = URIC_OK;
    column = uric_log_put_column(&m, OWN, '\0', key, n);
    return m.status == URIC_OK ? column : -1;
}

/* ---- reading ---- */

/* The column of the current member; only its first occurrence has one. */
static int column_here(const struct uric_log_json *r)
{
    const struct uric_log_format *const f = r->f;
    const uint32_t length = r->length[r->depth];
    int i;

    for (i = URIC_LOG_FIELDS - 1; i < f->n_columns; i++) {
        const int column = i < URIC_LOG_FIELDS ? URIC_LOG_TARGET : i;
        const uint32_t n = (uint32_t)(f->name[column].end - f->name[column].begin);

        if (n == length && !(r->seen >> column & 1) &&
            memcmp(r->path, f->text + f->name[column].begin, n) == 0)
            return column;
    }
    return URIC_LOG_COLUMNS;
}

static int is_member(const struct uric_log_json *r)
{
    return r->arrays == 0 && r->depth <= LOG_JSON_KEYS;
}

/* Appends the key to the path, whose length is `at`; returns the new length, or
 * LOG_JSON_TOO_LONG. */
static uint32_t put_key(struct uric_log_json *r, uint32_t at)
{
    const char *const key = (const char *)r->line + r->key.begin;
    size_t n = r->key.end - r->key.begin, room;

    if (at == LOG_JSON_TOO_LONG)
        return at;
    if (r->depth > 1 && at < sizeof r->path)
        r->path[at++] = '.';
    room = sizeof r->path - at;
    if (r->escaped)
        n = uric_log_undo_json(key, n, r->path + at, room);
    else if (n <= room && n > 0)
        memcpy(r->path + at, key, n);
    return n <= room ? at + (uint32_t)n : LOG_JSON_TOO_LONG;
}

void uric_log_json_key(struct uric_log_json *r)
{
    if (is_member(r))
        r->length[r->depth] = put_key(r, r->length[r->depth - 1]);
}

void uric_log_json_value(struct uric_log_json *r, uint32_t at)
{
    int column;

    if (!is_member(r))
        return;
    column = column_here(r);
    r->column[r->depth] = column;
    if (column == URIC_LOG_COLUMNS)
        return;
    r->seen |= LOG_BIT(column);
    r->row->column[column].begin = at;
}

void uric_log_json_value_end(struct uric_log_json *r, uint32_t at)
{
    struct uric_log_row *const row = r->row;
    uric_span *value;
    int column;

    if (!is_member(r) || r->column[r->depth] == URIC_LOG_COLUMNS)
        return;
    column = r->column[r->depth];
    value = &row->column[column];
    value->end = at;
    if (r->line[value->begin] == 'n')
        return;
    row->defined |= LOG_BIT(column);
    if (r->line[value->begin] != '"')
        return;
    value->begin++;
    value->end--;
    row->escaped |= (uint64_t)r->escaped << column;
}

const unsigned char *uric_log_json_run(const unsigned char *line, const unsigned char *p,
                                       const unsigned char *end)
{
    (void)line;
    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uric_lanes quoting =
            uric_lanes_or(uric_lanes_are(bytes, '"'), uric_lanes_are(bytes, '\\'));
        const uint64_t found = uric_lanes_mask(uric_lanes_or(
            quoting, uric_lanes_at_most(bytes, uric_lanes_each(0x1f))));

        if (found)
            return p + uric_lanes_first(found);
    }
    while (p < end && *p != '"' && *p != '\\' && *p >= 0x20)
        p++;
    return p;
}
