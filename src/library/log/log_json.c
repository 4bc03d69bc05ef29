/* JSON lines: which values are columns. */
#include "log/log_json.h"

#include "util/bits.h"
#include "util/lanes.h"

/* ---- paths ---- */

/* A later member or element with the same key replaces this one: the values found inside of it no
 * longer count. */
static void forget_members(struct uric_log_json *r, uint64_t inside)
{
    uint64_t left = inside & r->found;

    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);

        if (r->level[i] > r->depth)
            r->found &= ~LOG_BIT(i);
    }
}

/* Finds the paths that the key of a member or element continues. */
static void match_key(struct uric_log_json *r, const char *key, size_t n)
{
    const struct uric_log_held *const f = r->f;
    const int depth = r->depth;
    const size_t at = depth > 1 ? r->length[depth - 1] + (size_t)1 : 0;
    uint64_t left = r->open[depth - 1], open = 0, same = 0;

    r->open[depth] = r->same[depth] = 0;
    if (n > URIC_LOG_TEXT)
        return;
    left &= f->step[LOG_JSON_HASH(at + n)].literal;
    if (depth == 1 && n > 0)
        left &= f->step[LOG_JSON_HASH((unsigned char)*key)].mask;
    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);
        const struct uric_log_step *const path = &f->step[i];
        const char *const text = f->text + path->text + at;

        if (path->length < at + n || memcmp(text, key, n) != 0)
            continue;
        if (path->length == at + n)
            same |= LOG_BIT(i);
        else if (text[n] == '.')
            open |= LOG_BIT(i);
    }
    if (open & r->found)
        forget_members(r, open);
    r->open[depth] = open;
    r->same[depth] = same;
    r->length[depth] = (uint32_t)(at + n);
}

void uric_log_json_key(struct uric_log_json *r)
{
    const char *key = (const char *)r->line + r->key.begin;
    size_t n = r->key.end - r->key.begin;

    if (r->escaped) {
        n = uric_log_undo_json(key, n, r->room, sizeof r->room);
        key = r->room;
    }
    match_key(r, key, n);
}

void uric_log_json_element(struct uric_log_json *r)
{
    char digits[10], *begin = digits + sizeof digits;
    uint32_t index = r->index[r->depth]++;

    do {
        *--begin = (char)('0' + index % 10);
        index /= 10;
    } while (index > 0);
    match_key(r, begin, (size_t)(digits + sizeof digits - begin));
}

void uric_log_json_take(struct uric_log_json *r, uint32_t end)
{
    const uint32_t begin = r->begin[r->depth];
    const uint64_t same = r->same[r->depth];
    uint64_t left;

    r->found |= same;
    r->escapes &= ~same;
    if (r->line[begin] == '"' && r->escaped)
        r->escapes |= same;
    for (left = same; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);

        r->value[i].begin = begin;
        r->value[i].end = end;
        r->level[i] = (unsigned char)r->depth;
    }
}

/* ---- columns ---- */

/* Splits "192.0.2.1:80" or "[::1]:80", as nearly all servers that write one member for both do;
 * an address without a port stays as it is. */
static void split_json_address(struct uric_log_row *row, const unsigned char *line, int column)
{
    uric_span *const at = &row->column[column];
    uint32_t colon = at->end;

    while (colon > at->begin && uric_is_digit(line[colon - 1]))
        colon--;
    if (colon == at->end || colon <= at->begin + 1 || line[--colon] != ':')
        return;
    if (line[at->begin] == '[' && line[colon - 1] == ']') {
        at->begin++;
        at->end = colon - 1;
    } else if (memchr(line + at->begin, ':', colon - at->begin) == NULL) {
        at->end = colon;
    } else {
        return; /* an IPv6 address */
    }
    if (uric_log_has(row, URIC_LOG_CLIENT_PORT))
        return;
    row->column[URIC_LOG_CLIENT_PORT].begin = colon + 1;
    do
        colon++;
    while (uric_is_digit(line[colon]));
    row->column[URIC_LOG_CLIENT_PORT].end = colon;
    row->defined |= LOG_BIT(URIC_LOG_CLIENT_PORT);
}

static int is_json_none(const struct uric_log_held *f, const unsigned char *line, uric_span at)
{
    const uint32_t n = at.end - at.begin;

    return (n == 0 && f->flags & FORMAT_EMPTY_IS_NONE) ||
           (n == 1 && f->flags & FORMAT_DASH_IS_NONE && line[at.begin] == '-');
}

/* Sets a column, unless an earlier path, or the request, has set it. */
static void set_json_column(const struct uric_log_json *r, unsigned i)
{
    const struct uric_log_step *const path = &r->f->step[i];
    struct uric_log_row *const row = r->row;
    uric_span at = r->value[i];
    const int is_string = r->line[at.begin] == '"';

    if (row->defined >> path->column & 1 || r->line[at.begin] == 'n')
        return;
    if (is_string) {
        at.begin++;
        at.end--;
        if (is_json_none(r->f, r->line, at))
            return;
    }
    row->column[path->column] = at;
    row->defined |= LOG_BIT(path->column);
    row->escaped |= (r->escapes >> i & 1) << path->column;
    if (is_string && path->column == URIC_LOG_CLIENT)
        split_json_address(row, r->line, path->column);
    if (is_string && path->column == URIC_LOG_REQUEST)
        uric_log_take_request(r->f, r->line, row);
}

/* A column that is required may be null or empty, as for a request that the server could not
 * parse. */
int uric_log_json_end(struct uric_log_json *r)
{
    uint64_t left = r->found, lacking = r->f->required;

    for (; left != 0; left &= left - 1) {
        const unsigned i = uric_lowest(left);
        const int column = r->f->step[i].column;

        set_json_column(r, i);
        lacking &= ~LOG_BIT(column);
        if (column == URIC_LOG_REQUEST)
            lacking &= ~r->f->from_request;
    }
    return lacking == 0;
}

/* ---- strings ---- */

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
