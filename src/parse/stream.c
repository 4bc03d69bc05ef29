/* Scans that take their input in pieces, and the three ways to finish one.  The states are
 * those of the one-shot scanner: see walk.c. */
#include "parse/walk.h"
#include "tolerance/symbols.h"

/* ---- marks ------------------------------------------------------------------------------- */

#define AT (offset + i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which)                                                            \
    (u->part[which].end = AT, u->defined = (uint8_t)(u->defined | 1u << (which)))
#define UNDEFINE(which) (u->defined = (uint8_t)(u->defined & ~(1u << (which))))
#define CLEAR_IF_UNDEFINED(which) (void)0 /* finish() does */
#define HOST_KIND(kind) (u->host_kind = (uint8_t)(kind))
#define PATH_KIND(kind) (u->path_kind = (uint8_t)(kind))
#define HAS_PATH_KIND(kind) (u->path_kind == (kind))

/* ---- what the states use ---------------------------------------------------------------- */

/* For fewer bytes, stepping is faster than calling a kernel. */
enum { WORTH_A_JUMP = URIC_BLOCK / 4 };

#define BYTE(part) p[i]
#define STEP i++
#define JUMP(run, state)                                                      \
    do {                                                                      \
        const size_t k = i - v.base;                                          \
                                                                              \
        if (k < URIC_BLOCK && v.stop[JUMP_##run] >> k != 0)                   \
            i += uric_lowest(v.stop[JUMP_##run] >> k);                        \
        else if (n - i >= WORTH_A_JUMP)                                       \
            i = pass(&v, i, JUMP_##run);                                      \
    } while (0)
#define TRIPLET(state)                                                        \
    if (uric_is_triplet(p, i, n)) {                                           \
        i += 3;                                                               \
        goto s##state;                                                        \
    }
#define AT_END(here, label, part)                                             \
    if (i == n) {                                                             \
        state = (here);                                                       \
        in = (part);                                                          \
        if (at_end)                                                           \
            goto label;                                                       \
        goto suspended;                                                       \
    }
#define DEAD(here, part)                                                      \
    do {                                                                      \
        state = (here);                                                       \
        in = (part);                                                          \
        goto dead;                                                            \
    } while (0)
/* Record the marks now: those set later may be withdrawn. */
#define LEAVE(here)                                                           \
    (end_state = (here), end_offset = AT, m->end_defined = u->defined,        \
     m->end_kinds = (uint8_t)(u->host_kind | u->path_kind << 4))
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column;                                                      \
                                                                              \
        first = i;                                                            \
        first_r = (r);                                                        \
        while (i < n && (column = part##_column[p[i]]) != 0) {                \
            (r) = part##_next[(r) << 4 | column];                             \
            STEP;                                                             \
        }                                                                     \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end)                                   \
    do {                                                                      \
        unsigned column;                                                      \
                                                                              \
        first = i;                                                            \
        first_r = (r);                                                        \
        while (i < n && (column = part##_column[p[i]]) != 0) {                \
            const unsigned to = part##_next[(r) << 4 | column];               \
                                                                              \
            if (to != 0 && (flags)[r] & (may_end) && !((flags)[to] & (may_end))) \
                LEAVE((base) + (r));                                          \
            (r) = to;                                                         \
            STEP;                                                             \
        }                                                                     \
    } while (0)
#define LOST(part, r, base, within)                                                   \
    do {                                                                      \
        i = first;                                                            \
        (r) = uric_walk_lost(part##_next, part##_column, p, &i, first_r);     \
        DEAD((base) + (r), within);                                           \
    } while (0)
#define RESUME state
#define MORE_FOLLOWS !at_end

/* Scans the n bytes at p from m->state on and updates all of *m except its offset; returns
 * how many bytes were taken.  at_end: the input ends after them.  Then, if it may end in
 * m->state, the parts that end there are marked; otherwise m->refused is set. */
#define STREAM_WALK(name)                                                     \
    static size_t name(struct uric_stream *m, const unsigned char *p, size_t n, int at_end)
#define STREAM_START                                                          \
    size_t (*const pass)(struct uric_view *, size_t, unsigned) =              \
        uric_best_kernels()->pass;                                               \
    struct uric64 *const u = &m->parts;                                       \
    const uint64_t offset = m->offset;                                        \
    uint64_t end_offset = m->end_offset;                                      \
    size_t i = 0, first = 0;                                                  \
    unsigned state = m->state, end_state = m->end_state, r = 0, first_r = 0;  \
    unsigned in = 0;                                                          \
    struct uric_view v;                                                       \
                                                                              \
    (void)first;                                                              \
    (void)first_r; /* for states without tables */                            \
    v.s = p;                                                                  \
    v.n = n;                                                                  \
    v.base = (size_t)0 - URIC_BLOCK;                                          \
    v.stop[JUMP_SCHEME] = v.stop[JUMP_REG_NAME] = v.stop[JUMP_PATH] = 0
#define STREAM_END                                                            \
    dead:                                                                     \
    m->refused = 1;                                                           \
    u->error_part = (uint8_t)in;                                              \
    suspended:                                                                \
    done:                                                                     \
    m->state = (uint16_t)state;                                               \
    m->end_state = (uint16_t)end_state;                                       \
    m->end_offset = end_offset;                                               \
    return i

STREAM_WALK(stream_parse)
{
    STREAM_START;
#include "tables/parse_states.h"
    STREAM_END;
}

STREAM_WALK(stream_rules)
{
    STREAM_START;
#include "tables/rules_states.h"
    STREAM_END;
}

#ifndef URIC_STRICT
/* by the symbols of a policy */
#define TOLERANT 1
#undef BYTE
#define BYTE(part) symbol[URIC_SYMBOLS_OF(part)][p[i]]

STREAM_WALK(stream_parse_tolerant)
{
    const unsigned char (*const symbol)[256] = m->tolerance->symbol;
    STREAM_START;
#include "tables/parse_states.h"
    STREAM_END;
}

STREAM_WALK(stream_rules_tolerant)
{
    const unsigned char (*const symbol)[256] = m->tolerance->symbol;
    STREAM_START;
#include "tables/rules_states.h"
    STREAM_END;
}

#undef TOLERANT
#endif

#undef STREAM_END
#undef STREAM_START
#undef STREAM_WALK
#undef MORE_FOLLOWS
#undef RESUME
#undef LOST
#undef TABLE_LEAVING
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef TRIPLET
#undef JUMP
#undef STEP
#undef BYTE
#undef HAS_PATH_KIND
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef UNDEFINE
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

/* ---- the interface ------------------------------------------------------------------------ */

/* Whether the rule is one of parse.rl's. */
static int is_hot(int rule)
{
    return rule == URIC_RULE_URI_REFERENCE || rule == URIC_RULE_URI ||
           rule == URIC_RULE_ORIGIN_FORM;
}

static size_t scan(struct uric_stream *m, const char *s, size_t n, int at_end)
{
    const unsigned char *const p = (const unsigned char *)s;

#ifndef URIC_STRICT
    if (m->tolerance != NULL)
        return is_hot(m->rule) ? stream_parse_tolerant(m, p, n, at_end)
                               : stream_rules_tolerant(m, p, n, at_end);
#endif
    return is_hot(m->rule) ? stream_parse(m, p, n, at_end) : stream_rules(m, p, n, at_end);
}

enum uric_status uric_stream_init(struct uric_stream *m, int rule)
{
    enum { HALF = sizeof *m / 2 };
    const unsigned start = uric_start_of(rule);

    /* Compilers turn each half into plain stores, but the whole into a string instruction,
     * which takes as long as everything else done for a short reference. */
    memset(m, 0, HALF);
    memset((char *)m + HALF, 0, sizeof *m - HALF);
    m->rule = URIC_RULES;
    if (start == 0) {
        m->refused = 1;
        return URIC_NO_RULE;
    }
    m->rule = (uint8_t)rule;
    m->state = (uint16_t)(start & ~(unsigned)URIC_START_RULES);
    return URIC_OK;
}

void uric_stream_tolerate(struct uric_stream *m, const struct uric_tolerance *tolerance)
{
    if (m->rule >= URIC_RULES)
        return;
#ifdef URIC_STRICT
    if (tolerance != NULL) {
        m->rule = URIC_RULES;
        m->refused = 1;
        return;
    }
#endif
    if (m->offset == 0)
        m->state = (uint16_t)((tolerance != NULL ? uric_tolerant_start_of(m->rule)
                                                 : uric_start_of(m->rule)) &
                              ~(unsigned)URIC_START_RULES);
    m->tolerance = tolerance;
}

size_t uric_stream_feed(struct uric_stream *m, const char *s, size_t n)
{
    size_t taken;

    if (m->refused || n == 0)
        return 0;
    taken = scan(m, s, n, 0);
    m->offset += taken;
    return taken;
}

static enum uric_status fail(const struct uric_stream *m, enum uric_status status,
                             struct uric64 *u)
{
    const uint8_t part = m->parts.error_part;

    memset(u, 0, sizeof *u);
    u->error_offset = m->offset;
    u->error_part = part;
    return status;
}

/* Whether the input may end at m->offset in m->state; writes the parts or the error to *u. */
static int finish(const struct uric_stream *m, struct uric64 *u)
{
    struct uric_stream ended = *m;
    int part;

    ended.refused = 0;
    scan(&ended, "", 0, 1);
    if (ended.refused) {
        fail(&ended, URIC_INCOMPLETE, u);
        return 0;
    }
    *u = ended.parts;
    u->error_part = 0;
    for (part = 0; part < URIC_PARTS; part++) {
        if (!(u->defined >> part & 1))
            u->part[part].begin = u->part[part].end = 0;
    }
    return 1;
}

enum uric_status uric_stream_end(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    if (m->refused)
        return fail(m, URIC_INVALID, u);
    return uric_stream_stop(m, u);
}

enum uric_status uric_stream_stop(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    return finish(m, u) ? URIC_OK : URIC_INCOMPLETE;
}

enum uric_status uric_stream_prefix(const struct uric_stream *m, struct uric64 *u,
                                    uint64_t *length)
{
    struct uric_stream ended = *m;
    int found = 0;

    if (m->rule < URIC_RULES) {
        found = finish(m, u);
        if (!found && m->end_state != 0) {
            ended.state = m->end_state;
            ended.offset = m->end_offset;
            ended.parts.defined = m->end_defined;
            ended.parts.host_kind = m->end_kinds & 15;
            ended.parts.path_kind = m->end_kinds >> 4;
            found = finish(&ended, u);
        }
    }
    if (length)
        *length = found ? ended.offset : 0;
    return found ? URIC_OK : uric_stream_end(m, u);
}
