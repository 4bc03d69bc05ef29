/* Scans that take their input in pieces, and the three ways to finish one. */
#include "parse/walk.h"
#include "parse/scan.h"
#ifndef URIC_ONLY_HTTP
#include "parse/symbols.h"
#endif
#include "parse/transition_bits.h"

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

/* ---- the walk ---------------------------------------------------------------------------- */

#define AT_END_OF_INPUT                                                       \
    if (!at_end)                                                              \
        goto done
/* Record the marks now: those set later may be withdrawn. */
#define JUMP_OVER(run) URIC_STEP_OVER(JUMP_##run)
#define LEAVE_FOR_BYTE(here)                                                  \
    (end_state = (here), end_offset = AT, m->end_defined = u->defined,        \
     m->end_kinds = (uint8_t)(u->host_kind | u->path_kind << 4))

#ifdef URIC_STRICT
#define SYMBOL(about) s[i]
#define COLUMN(about) uric_rules_strict_column[s[i]]
#else
/* A strict scan may look up a byte's column at once; which table it is depends on the scan. */
#define SYMBOL(about) (symbol != NULL ? symbol[uric_symbols_of(about)][s[i]] : s[i])
#define COLUMN(about)                                                         \
    (symbol != NULL ? uric_rules_column[symbol[uric_symbols_of(about)][s[i]]]      \
                    : uric_rules_strict_column[s[i]])
#endif

/* Scans the n bytes at p from m->state on and updates all of *m except its offset; returns
 * how many bytes were taken.  at_end: the input ends after them.  Then, if it may end in
 * m->state, the parts that end there are marked; otherwise m->refused is set. */
static size_t scan(struct uric_scan *m, const char *p, size_t n, int at_end)
{
#ifndef URIC_STRICT
    const unsigned char (*const symbol)[256] =
        m->tolerance != NULL ? uric_symbols(m->tolerance) : NULL;
#endif
    const unsigned char *const s = (const unsigned char *)p;
    struct uric64 *const u = &m->parts;
    const uint64_t offset = m->offset;
    uint64_t end_offset = m->end_offset;
    size_t i = 0;
    unsigned state = m->state, end_state = m->end_state;
    unsigned value = 0, in = 0;
#ifndef URIC_SMALL
    struct uric_view view, *const v = &view;

    v->s = s;
    v->n = n;
    v->base = (size_t)0 - URIC_BLOCK;
    v->stop[JUMP_SCHEME] = v->stop[JUMP_REG_NAME] = v->stop[JUMP_PATH] = 0;
#endif
#include "parse/transitions.h"
dead:
    m->refused = 1;
    u->error_part = (uint8_t)in;
done:
    m->state = (uint16_t)state;
    m->end_state = (uint16_t)end_state;
    m->end_offset = end_offset;
    return i;
}

#undef COLUMN
#undef SYMBOL
#undef JUMP_OVER
#undef LEAVE_FOR_BYTE
#undef AT_END_OF_INPUT
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

enum uric_status uric_stream_init(struct uric_stream *stream, enum uric_rule rule)
{
    struct uric_scan *const m = uric_scan_in(stream);
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
    m->state = (uint16_t)start;
    return URIC_OK;
}

#ifndef URIC_ONLY_HTTP
void uric_stream_tolerate(struct uric_stream *stream, const struct uric_tolerance *tolerance)
{
    struct uric_scan *const m = uric_scan_in(stream);

    if (m->rule >= URIC_RULES)
        return;
#ifdef URIC_STRICT
    if (tolerance != NULL) {
        m->rule = URIC_RULES;
        m->refused = 1;
        return;
    }
#endif
    m->tolerance = tolerance;
}
#endif

size_t uric_stream_feed(struct uric_stream *stream, const char *s, size_t n)
{
    struct uric_scan *const m = uric_scan_in(stream);
    size_t taken;

    if (m->refused || n == 0)
        return 0;
    taken = scan(m, s, n, 0);
    m->offset += taken;
    return taken;
}

uint64_t uric_stream_taken(const struct uric_stream *stream)
{
    return uric_scan_of(stream)->offset;
}

bool uric_stream_rejected(const struct uric_stream *stream)
{
    return uric_scan_of(stream)->refused;
}

static enum uric_status fail(const struct uric_scan *m, enum uric_status status,
                             struct uric64 *u)
{
    const uint8_t part = m->parts.error_part;

    memset(u, 0, sizeof *u);
    u->error_offset = m->offset;
    u->error_part = part;
    return status;
}

/* Whether the input may end at m->offset in m->state; writes the parts or the error to *u. */
static int finish(const struct uric_scan *m, struct uric64 *u)
{
    struct uric_scan ended = *m;
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

static enum uric_status stop_scan(const struct uric_scan *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    return finish(m, u) ? URIC_OK : URIC_INCOMPLETE;
}

static enum uric_status end_scan(const struct uric_scan *m, struct uric64 *u)
{
    return m->rule < URIC_RULES && m->refused ? fail(m, URIC_INVALID, u) : stop_scan(m, u);
}

enum uric_status uric_stream_end(const struct uric_stream *m, struct uric64 *u)
{
    return end_scan(uric_scan_of(m), u);
}

enum uric_status uric_stream_stop(const struct uric_stream *m, struct uric64 *u)
{
    return stop_scan(uric_scan_of(m), u);
}

#ifndef URIC_ONLY_HTTP
enum uric_status uric_stream_prefix(const struct uric_stream *stream, struct uric64 *u,
                                    uint64_t *length)
{
    const struct uric_scan *const m = uric_scan_of(stream);
    struct uric_scan ended = *m;
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
    return found ? URIC_OK : end_scan(m, u);
}
#endif
