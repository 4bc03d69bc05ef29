/* Parses blocks of references by each batch kernel, and compares the rows. */
#include "support/batch.h"

#include "support/guard.h"

#include <stdio.h>
#include <string.h>

/* More rows than a word of the bitmap has bits, so that some are written a word at a time. */
enum { ROWS = 100, ROOM = 1 << 16 };
/* What offsets count from. */
enum origin { OF_TEXT, OF_REFERENCE };
/* Canaries after the last row. */
enum { BARRED = 16, UNTOUCHED = 0xa5 };

static struct gathered {
    char text[ROOM];
    uint32_t begin[ROWS], end[ROWS];
    int status[ROWS];
    struct uric u[ROWS];
    unsigned count, flushes;
    size_t length;
} gathered[ENTRIES];

static struct {
    uint32_t begin[URIC_PARTS][ROWS + BARRED], end[URIC_PARTS][ROWS + BARRED];
    uint8_t defined[URIC_PARTS][(ROWS + 7) / 8 + BARRED], valid[(ROWS + 7) / 8 + BARRED];
    uint32_t error_offset[ROWS + BARRED];
    uint8_t host_kind[ROWS + BARRED], path_kind[ROWS + BARRED];
    uint32_t record_begin[ROWS + BARRED], record_end[ROWS + BARRED];
} rows;

static void direct(struct uric_columns *c, size_t room)
{
    int part;

    memset(&rows, UNTOUCHED, sizeof rows);
    memset(c, 0, sizeof *c);
    c->room = room;
    for (part = 0; part < URIC_PARTS; part++) {
        c->begin[part] = rows.begin[part];
        c->end[part] = rows.end[part];
        c->defined[part] = rows.defined[part];
    }
    c->valid = rows.valid;
    c->error_offset = rows.error_offset;
    c->host_kind = rows.host_kind;
    c->path_kind = rows.path_kind;
    c->record_begin = rows.record_begin;
    c->record_end = rows.record_end;
}

static int bit(const uint8_t *bitmap, unsigned i)
{
    return bitmap[i / 8] >> i % 8 & 1;
}

static int row_agrees(const struct gathered *g, unsigned i, enum origin origin)
{
    const struct uric *u = &g->u[i];
    const uint32_t begin = origin == OF_TEXT ? g->begin[i] : 0;
    int part;

    if (bit(rows.valid, i) != (g->status[i] == URIC_OK) ||
        rows.error_offset[i] != u->error_offset || rows.host_kind[i] != u->host_kind ||
        rows.path_kind[i] != u->path_kind || rows.record_begin[i] != begin ||
        rows.record_end[i] - begin != g->end[i] - g->begin[i])
        return 0;
    for (part = 0; part < URIC_PARTS; part++) {
        if (bit(rows.defined[part], i) != (u->defined >> part & 1) ||
            rows.begin[part][i] != begin + u->part[part].begin ||
            rows.end[part][i] != begin + u->part[part].end)
            return 0;
    }
    return 1;
}

static int is_untouched(const void *from, size_t n)
{
    const unsigned char *p = (const unsigned char *)from;

    while (n > 0 && p[n - 1] == UNTOUCHED)
        n--;
    return n == 0;
}

/* Whether all canaries after the last row are intact. */
static int rest_is_untouched(unsigned count)
{
    const size_t bytes = (count + 7) / 8;
    int part, good = 1;

#define REST(column, at)                                                      \
    is_untouched(&(column)[at], sizeof(column) - (at) * sizeof(column)[0])
    for (part = 0; part < URIC_PARTS; part++)
        good &= REST(rows.begin[part], count) & REST(rows.end[part], count) &
                REST(rows.defined[part], bytes);
    return good & REST(rows.valid, bytes) & REST(rows.error_offset, count) &
           REST(rows.host_kind, count) & REST(rows.path_kind, count) &
           REST(rows.record_begin, count) & REST(rows.record_end, count);
#undef REST
}

static void show(const struct uric_kernels *kernels, int entry, const char *call,
                 const char *s, size_t n)
{
    size_t i;

    printf("# a row of %s by %s, entry %d: \"", kernels->isa, call, entry);
    for (i = 0; i < n; i++)
        printf(s[i] > 0x20 && s[i] < 0x7f ? "%c" : "\\x%02x", (unsigned char)s[i]);
    printf("\"\n");
}

static int rows_agree(const struct uric_kernels *kernels, int entry,
                      const struct gathered *g, const char *call, enum origin origin,
                      const struct uric_columns *c, size_t taken)
{
    unsigned i;

    for (i = 0; i < g->count; i++) {
        if (!row_agrees(g, i, origin)) {
            show(kernels, entry, call, g->text + g->begin[i], g->end[i] - g->begin[i]);
            return 0;
        }
    }
    if (c->rows == g->count && c->taken == taken && rest_is_untouched(g->count))
        return 1;
    show(kernels, entry, call, "too many rows, or too few", 25);
    return 0;
}

/* The byte that no reference contains, and so may terminate each; -1 if none. */
static int terminator(const struct gathered *g)
{
    static const char candidates[] = { '\n', '\0' };
    unsigned i, k;

    for (i = 0; i < sizeof candidates; i++) {
        for (k = 0; k < g->count; k++) {
            if (memchr(g->text + g->begin[k], candidates[i], g->end[k] - g->begin[k]))
                break;
        }
        if (k == g->count)
            return candidates[i];
    }
    return -1;
}

/* The references, each in memory of its own. */
static struct uric_bytes views[ROWS];

static void set_apart(const struct gathered *g)
{
    unsigned i;

    for (i = 0; i < g->count; i++) {
        const size_t n = g->end[i] - g->begin[i];

        views[i].s = (g->flushes % 2 ? guard_begin_of : guard_end_of)(
            1 + i, g->text + g->begin[i], n);
        views[i].n = n;
    }
}

static int separate_rows_agree(const struct uric_kernels *kernels, int entry,
                               const struct gathered *g)
{
    struct uric_columns c;

    direct(&c, g->count);
    uric_parse_views(entry_rule[entry], views, g->count, &c);
    return rows_agree(kernels, entry, g, "views", OF_REFERENCE, &c, g->count);
}

static int flush(int entry)
{
    struct gathered *const g = &gathered[entry];
    const char *const s = (g->flushes % 2 ? guard_begin : guard_end)(g->text, g->length);
    const int end = terminator(g);
    struct uric_columns c;
    int i, agree = 1;

    set_apart(g);
    for (i = 0; g->count > 0 && kernels_number(i) != NULL; i++) {
        const struct uric_kernels *const kernels = kernels_number(i);

        uric_kernels_use(kernels);
        direct(&c, g->count);
        uric_parse_spans(entry_rule[entry], s, g->begin, g->end, g->count, &c);
        agree &= rows_agree(kernels, entry, g, "spans", OF_TEXT, &c, g->count);
        agree &= separate_rows_agree(kernels, entry, g);
        if (end >= 0) {
            unsigned k;

            for (k = 0; k < g->count; k++)
                g->text[g->end[k]] = (char)end;
            direct(&c, g->count);
            uric_parse_lines(entry_rule[entry],
                             (g->flushes % 2 ? guard_begin : guard_end)(g->text, g->length),
                             g->length, end == '\n' ? 0 : URIC_LINES_NUL, &c);
            agree &= rows_agree(kernels, entry, g, "lines", OF_TEXT, &c, g->length);
        }
    }
    uric_kernels_use(NULL);
    g->count = 0;
    g->length = 0;
    g->flushes++;
    return agree;
}

int batch_add(int entry, const char *s, size_t n, int status, const struct uric *u)
{
    struct gathered *const g = &gathered[entry];
    int agree = 1;

    if (g->length + n + 1 > ROOM)
        agree = flush(entry);
    memcpy(g->text + g->length, s, n);
    g->begin[g->count] = (uint32_t)g->length;
    g->end[g->count] = (uint32_t)(g->length + n);
    g->length += n + 1;
    g->status[g->count] = status;
    g->u[g->count++] = *u;
    return g->count == ROWS ? flush(entry) & agree : agree;
}

int batch_flush(void)
{
    int entry, agree = 1;

    for (entry = 0; entry < ENTRIES; entry++)
        agree &= flush(entry);
    return agree;
}
