/* Parses many strings, each in memory of its own, into the caller's columns.
 *
 * Each is parsed alone, and 64 results then become columns.  The masks of columns.c need
 * the strings in one buffer: to copy them there, and to subtract each row's place in it,
 * takes longer. */
#include "parse/rows.h"

#include <stddef.h>

struct views {
    const struct uric_kernels *kernels;
    unsigned start, tolerant_start;
    struct uric_columns *c;
    struct uric parsed[URIC_ROWS];
    uint64_t valid; /* bit i: parsed[i] */
    uint32_t unwanted[URIC_ROWS]; /* written in place of a column that is NULL */
};

/* 0 if there is no such rule. */
static int begin_views(struct views *v, int rule, struct uric_columns *c)
{
    c->rows = c->invalid = 0;
    c->taken = 0;
    v->kernels = uric_best_kernels();
    v->start = uric_start_of(rule);
    v->tolerant_start = uric_tolerant_start_of(rule);
    v->c = c;
    return v->start != 0;
}

/* The number of rows to parse next, of `count` in all. */
static unsigned next_views(const struct uric_columns *c, size_t count)
{
    const size_t left = (count < c->room ? count : c->room) - c->rows;

    return left < URIC_ROWS ? (unsigned)left : (unsigned)URIC_ROWS;
}

/* ---- results to columns --------------------------------------------------------------------- */

/* Four rows at a time: gcc does not unroll loops at -O2. */
static void copy_spans(uint32_t *begin, uint32_t *end, const struct uric *parsed,
                       int part, unsigned count)
{
    unsigned i;

    for (i = 0; count - i >= 4; i += 4) {
        const uric_span one = parsed[i].part[part], two = parsed[i + 1].part[part];
        const uric_span three = parsed[i + 2].part[part], four = parsed[i + 3].part[part];

        begin[i] = one.begin;
        begin[i + 1] = two.begin;
        begin[i + 2] = three.begin;
        begin[i + 3] = four.begin;
        end[i] = one.end;
        end[i + 1] = two.end;
        end[i + 2] = three.end;
        end[i + 3] = four.end;
    }
    for (; i < count; i++) {
        begin[i] = parsed[i].part[part].begin;
        end[i] = parsed[i].part[part].end;
    }
}

static void copy_parts(struct views *v, unsigned count)
{
    const struct uric_columns *const c = v->c;
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        uint32_t *const begin = c->begin[part], *const end = c->end[part];

        if (begin != NULL || end != NULL)
            copy_spans(begin != NULL ? begin + c->rows : v->unwanted,
                       end != NULL ? end + c->rows : v->unwanted, v->parsed, part, count);
    }
}

/* Copies the member of one byte at this offset of each result. */
static void copy_member(uint8_t *column, const struct uric *parsed, size_t offset,
                        size_t count)
{
    const uint8_t *const member = (const uint8_t *)parsed + offset;
    const size_t size = sizeof *parsed;
    size_t i;

    for (i = 0; count - i >= 4; i += 4) {
        column[i] = member[i * size];
        column[i + 1] = member[(i + 1) * size];
        column[i + 2] = member[(i + 2) * size];
        column[i + 3] = member[(i + 3) * size];
    }
    for (; i < count; i++)
        column[i] = member[i * size];
}

static void copy_others(const struct views *v, unsigned count)
{
    const struct uric_columns *const c = v->c;
    const size_t row = c->rows;
    unsigned i;

    if (c->error_offset != NULL) {
        for (i = 0; i < count; i++)
            c->error_offset[row + i] = v->parsed[i].error_offset;
    }
    if (c->error_part != NULL)
        copy_member(c->error_part + row, v->parsed, offsetof(struct uric, error_part),
                    count);
    if (c->host_kind != NULL)
        copy_member(c->host_kind + row, v->parsed, offsetof(struct uric, host_kind),
                    count);
    if (c->path_kind != NULL)
        copy_member(c->path_kind + row, v->parsed, offsetof(struct uric, path_kind),
                    count);
}

/* The length of what was parsed. */
static uint32_t view_length(struct uric_bytes row)
{
    const size_t n = uric_bytes_given(row).n;

    return n < URIC_MAX_LENGTH ? (uint32_t)n : URIC_MAX_LENGTH;
}

static void write_views(struct views *v, const struct uric_bytes *rows, unsigned count)
{
    struct uric_columns *const c = v->c;
    uint8_t defined[URIC_ROWS];
    unsigned i;

    copy_parts(v, count);
    copy_others(v, count);
    if (c->record_begin != NULL)
        memset(c->record_begin + c->rows, 0, count * sizeof *c->record_begin);
    if (c->record_end != NULL) {
        for (i = 0; i < count; i++)
            c->record_end[c->rows + i] = view_length(rows[i]);
    }
    copy_member(defined, v->parsed, offsetof(struct uric, defined), count);
    uric_add_rows(c, count, defined, v->valid);
}

/* ---- strings to results --------------------------------------------------------------------- */

/* The result for an undefined string, or for one that is too long. */
static void no_view(const unsigned char *s, struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = s != NULL ? URIC_MAX_LENGTH : 0;
}

/* Parses again, with the policy, those that are strictly invalid. */
static void tolerate_views(struct views *v, const struct uric_bytes *rows, unsigned count)
{
    uint64_t rest;

    for (rest = ~v->valid & uric_below(count); rest != 0; rest &= rest - 1) {
        const unsigned i = uric_lowest(rest);
        const unsigned char *const s = (const unsigned char *)rows[i].s;

        if (s != NULL && rows[i].n <= URIC_MAX_LENGTH &&
            v->kernels->tolerant(v->tolerant_start, s, rows[i].n, v->c->tolerance->symbol,
                                 &v->parsed[i]) == URIC_OK)
            v->valid |= (uint64_t)1 << i;
    }
}

static void parse_views(struct views *v, const struct uric_bytes *rows, unsigned count)
{
    unsigned i;

    v->valid = 0;
    for (i = 0; i < count; i++) {
        const unsigned char *const s = (const unsigned char *)rows[i].s;
        struct uric *const u = &v->parsed[i];

        if (s == NULL || rows[i].n > URIC_MAX_LENGTH)
            no_view(s, u);
        else if (v->kernels->parse(v->start, s, rows[i].n, u) == URIC_OK)
            v->valid |= (uint64_t)1 << i;
    }
    if (v->c->tolerance != NULL)
        tolerate_views(v, rows, count);
}

enum uric_status uric_parse_views(int rule, const struct uric_bytes *rows, size_t count,
                                  struct uric_columns *c)
{
    struct views v;
    unsigned next;

    if (!begin_views(&v, rule, c))
        return URIC_NO_RULE;
    while ((next = next_views(c, count)) > 0) {
        const struct uric_bytes *const from = rows + c->rows;

        parse_views(&v, from, next);
        write_views(&v, from, next);
    }
    c->taken = c->rows;
    return URIC_OK;
}

enum uric_status uric_parse_spans64(int rule, const char *s, const uint64_t *begin,
                                    const uint64_t *end, size_t count,
                                    struct uric_columns *c)
{
    struct uric_bytes rows[URIC_ROWS];
    struct views v;
    unsigned next, i;

    if (!begin_views(&v, rule, c))
        return URIC_NO_RULE;
    while ((next = next_views(c, count)) > 0) {
        const uint64_t *const from = begin + c->rows, *const till = end + c->rows;

        for (i = 0; i < next; i++) {
            rows[i].s = s != NULL ? s + from[i] : "";
            rows[i].n = (size_t)(till[i] - from[i]);
        }
        parse_views(&v, rows, next);
        write_views(&v, rows, next);
    }
    c->taken = c->rows;
    return URIC_OK;
}
