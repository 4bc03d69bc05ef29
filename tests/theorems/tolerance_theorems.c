/* Checks the promises of tolerance on given bytes. */
#include "theorems/tolerance_theorems.h"

#include "theorems/theorems.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 3 * THEOREM_LONGEST };

#define PROMISE(holds, what)                                                  \
    do {                                                                      \
        if (!(holds))                                                         \
            return what;                                                      \
    } while (0)

static int same(const struct uric *a, const struct uric *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static const char *streams(int rule, const struct uric_tolerance *policy, const char *s,
                           size_t n, size_t cut, enum uric_status status,
                           const struct uric *u)
{
    struct uric_stream m;
    struct uric64 wide;
    struct uric narrow;
    enum uric_status found;

    uric_stream_init(&m, rule);
    uric_stream_tolerate(&m, policy);
    cut = cut < n ? cut : n;
    if (uric_stream_feed(&m, s, cut) == cut && cut < n)
        uric_stream_feed(&m, s + cut, n - cut);
    found = uric_stream_end(&m, &wide);
    uric_narrow(&wide, &narrow);
    PROMISE(found == status && same(&narrow, u), "the stream answers as the one-shot scan");
    return NULL;
}

/* The columns of the one row, from the start of which offsets count. */
struct one_row {
    struct uric_columns c;
    uint32_t begin[URIC_PARTS], end[URIC_PARTS], offset;
    uint8_t valid, part_of_error, kind;
};

static void make_row(struct one_row *row, const struct uric_tolerance *policy)
{
    int part;

    memset(row, 0, sizeof *row);
    row->c.room = 1;
    row->c.tolerance = policy;
    for (part = 0; part < URIC_PARTS; part++) {
        row->c.begin[part] = &row->begin[part];
        row->c.end[part] = &row->end[part];
    }
    row->c.valid = &row->valid;
    row->c.error_offset = &row->offset;
    row->c.error_part = &row->part_of_error;
    row->c.host_kind = &row->kind;
}

static const char *row_is(const struct one_row *row, enum uric_status status,
                          const struct uric *u)
{
    int part;

    PROMISE(row->valid == (status == URIC_OK) && row->c.invalid == (status != URIC_OK) &&
                row->offset == u->error_offset && row->part_of_error == u->error_part &&
                row->kind == u->host_kind,
            "the columns answer as the one-shot scan");
    for (part = 0; part < URIC_PARTS; part++)
        PROMISE(row->begin[part] == u->part[part].begin && row->end[part] == u->part[part].end,
                "the columns have the parts of the one-shot scan");
    return NULL;
}

static const char *columns(int rule, const struct uric_tolerance *policy, const char *s,
                           size_t n, enum uric_status status, const struct uric *u)
{
    const uint32_t begin = 0, end = (uint32_t)n;
    const struct uric_bytes view = { s != NULL ? s : "", n };
    struct one_row row;
    const char *broken;

    make_row(&row, policy);
    uric_parse_spans(rule, s, &begin, &end, 1, &row.c);
    broken = row_is(&row, status, u);
    make_row(&row, policy);
    uric_parse_views(rule, &view, 1, &row.c);
    return broken != NULL ? broken : row_is(&row, status, u);
}

/* With "x" in place of what was tolerated. */
static const char *replaced(int rule, const struct uric_tolerance *policy, const char *s,
                            size_t n, const struct uric *u, struct uric_tolerated_sum *seen)
{
    char *const strict = (char *)malloc(n + 1);
    struct uric_tolerated_at at;
    struct uric v;
    uint32_t from = 0;
    int named = 1;

    if (strict == NULL)
        abort();
    if (n > 0)
        memcpy(strict, s, n);
    memset(seen, 0, sizeof *seen);
    while (uric_tolerated_next(uric_bind(s, u), policy, &from, &at)) {
        memset(strict + at.span.begin, 'x', at.span.end - at.span.begin);
        if (seen->count++ == 0)
            seen->first = at.span.begin;
        seen->names[at.part] = (uint16_t)(seen->names[at.part] | 1u << at.name);
        named &= (policy != NULL && uric_tolerance_names(policy, (enum uric_part)at.part) >> at.name & 1) &&
                 at.span.begin >= u->part[at.part].begin &&
                 at.span.end <= u->part[at.part].end && from == at.span.end;
    }
    if (uric_parse_as(rule, strict, n, NULL, &v) != URIC_OK || !same(u, &v))
        named = 2;
    free(strict);
    PROMISE(named != 2, "without what was tolerated the reference is strict, with the same parts");
    PROMISE(named, "what was tolerated has a name of the policy");
    return NULL;
}

static const char *pieces(const char *s, size_t n, const struct uric *u, const char *whole,
                          size_t length)
{
    static struct uric_bytes piece[MOST];
    size_t count, fewer, i, at = 0;

    PROMISE(uric_repair_pieces(uric_bind(s, u), n, piece, MOST, &count) == URIC_OK,
            "there is room for the pieces");
    for (i = 0; i < count; at += piece[i++].n)
        PROMISE(piece[i].n > 0 && at + piece[i].n <= length &&
                    memcmp(whole + at, piece[i].s, piece[i].n) == 0,
                "the pieces make up the repaired reference");
    PROMISE(at == length, "the pieces make up the whole repaired reference");
    PROMISE(count == 0 || (uric_repair_pieces(uric_bind(s, u), n, piece, count - 1, &fewer) ==
                               URIC_TOO_SMALL && fewer == count),
            "too little room for the pieces is told");
    return NULL;
}

static const char *repaired_is(int rule, const char *s, size_t n, const struct uric *u,
                               const char *repaired, size_t length, const struct uric *parts,
                               const uint32_t *map)
{
    struct uric v;
    char again[MOST + 1];
    size_t i, same_length;

    PROMISE(uric_parse_as(rule, repaired, length, NULL, &v) == URIC_OK,
                          "the repaired reference is strict");
    PROMISE(same(&v, parts), "the parts of the repaired reference are those announced");
    PROMISE(v.defined == u->defined && v.host_kind == u->host_kind &&
                v.path_kind == u->path_kind,
            "the repaired reference has the same components");
    PROMISE(uric_repair(uric_bind(repaired, &v), length, again, length, &same_length, NULL,
                        NULL) == URIC_OK &&
                same_length == length && memcmp(again, repaired, length) == 0,
            "repairing twice is repairing once");
    for (i = 0; i < length; i++) {
        PROMISE(map[i] < n && (i == 0 || map[i] >= map[i - 1]) &&
                    (repaired[i] == s[map[i]] || (unsigned char)s[map[i]] >= 0x80 ||
                     strchr("[]{}|^`\"<>\\ #%", s[map[i]]) != NULL),
                "the map leads back to the bytes");
    }
    PROMISE(map[length] == n, "the map ends at the end");
    return pieces(s, n, u, repaired, length);
}

static const char *repairs(int rule, const char *s, size_t n, const struct uric *u)
{
    uint32_t map[MOST + 1];
    struct uric parts;
    size_t length, needed;
    char *repaired;
    const char *fails;

    memset(&parts, 0xa5, sizeof parts);
    PROMISE(uric_repair(uric_bind(s, u), n, NULL, 0, &needed, &parts, NULL) ==
                (n == 0 ? URIC_OK : URIC_TOO_SMALL),
            "no room is too little");
    PROMISE(n == 0 || parts.defined == 0, "an error leaves no parts");
    repaired = (char *)malloc(needed + 1);
    if (repaired == NULL)
        abort();
    fails = uric_repair(uric_bind(s, u), n, repaired, needed, &length, &parts, map) ==
                        URIC_OK && length == needed
                ? repaired_is(rule, s, n, u, repaired, length, &parts, map)
                : "the length is enough";
    free(repaired);
    return fails;
}

const char *theorem_tolerated(int rule, const struct uric_tolerance *policy, const char *s,
                              size_t n, size_t cut)
{
    struct uric u, strict;
    struct uric_tolerated_sum found, seen;
    struct uric_audit_result audited;
    const enum uric_status status = uric_parse_as(rule, s, n, policy, &u);
    const enum uric_status strictly = uric_parse_as(rule, s, n, NULL, &strict);
    const char *fails;
    bool any;

    if (n > THEOREM_LONGEST)
        return NULL;
    if (strictly == URIC_OK)
        PROMISE(status == URIC_OK && same(&u, &strict), "strict parts are the same");
    if (status != URIC_OK)
        PROMISE(u.error_offset >= strict.error_offset && u.defined == 0, "no earlier error");
    if ((fails = streams(rule, policy, s, n, cut, status, &u)) != NULL ||
        (fails = columns(rule, policy, s, n, status, &u)) != NULL)
        return fails;
    if (status != URIC_OK)
        return NULL;
    if ((fails = replaced(rule, policy, s, n, &u, &seen)) != NULL)
        return fails;
    uric_audit(uric_bind(s, &u), NULL, &audited); /* reads no byte past the end */
    any = uric_tolerated(uric_bind(s, &u), policy, &found);
    PROMISE(any == (strictly != URIC_OK) && any == (found.count > 0) &&
                memcmp(&found, &seen, sizeof found) == 0,
            "what was tolerated is summed up");
    return repairs(rule, s, n, &u);
}
