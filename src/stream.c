/* Scans that take their input in pieces, and the three ways to finish one. */
#include "stream.h"

/* Whether grammar/stream.rl has the rule, without a call: it is asked for every
 * piece. */
static int is_hot(int rule)
{
    return rule == URIC_RULE_URI_REFERENCE || rule == URIC_RULE_URI ||
           rule == URIC_RULE_ORIGIN_FORM;
}

static size_t scan(struct uric_stream *m, const char *s, size_t n, int at_end)
{
    return is_hot(m->rule) ? uric_stream_scan(m, s, n, at_end)
                           : uric_stream_table_scan(m, s, n, at_end);
}

static int can_end(const struct uric_stream *m)
{
    return is_hot(m->rule) ? uric_stream_final(m->state)
                           : uric_stream_table_final(m->state);
}

int uric_stream_init(struct uric_stream *m, int rule)
{
    enum { HALF = sizeof *m / 2 };
    int state = is_hot(rule) ? uric_stream_start(rule)
                             : uric_stream_table_start(rule);

    /* of halves compilers make stores; of the whole, a string instruction, which
     * takes as long as all else that is done for a short reference */
    memset(m, 0, HALF);
    memset((char *)m + HALF, 0, sizeof *m - HALF);
    m->rule = URIC_RULES;
    if (state == 0) {
        m->refused = 1;
        return URIC_NO_RULE;
    }
    m->rule = (uint8_t)rule;
    m->state = (uint16_t)state;
    return URIC_OK;
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

static int fail(const struct uric_stream *m, int status, struct uric64 *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = m->offset;
    return status;
}

/* The parts if the input ended at m->offset in m->state, which is final. */
static int finish(const struct uric_stream *m, struct uric64 *u)
{
    struct uric_stream ended = *m;
    int part;

    scan(&ended, "", 0, 1);
    *u = ended.parts;
    for (part = 0; part < URIC_PARTS; part++) {
        if (!(u->defined >> part & 1))
            u->part[part].begin = u->part[part].end = 0;
    }
    return URIC_OK;
}

int uric_stream_end(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    if (m->refused)
        return fail(m, URIC_INVALID, u);
    return uric_stream_stop(m, u);
}

int uric_stream_stop(const struct uric_stream *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return fail(m, URIC_NO_RULE, u);
    return can_end(m) ? finish(m, u) : fail(m, URIC_INCOMPLETE, u);
}

int uric_stream_prefix(const struct uric_stream *m, struct uric64 *u,
                       uint64_t *length)
{
    struct uric_stream ended = *m;

    if (m->rule < URIC_RULES && !can_end(m)) {
        ended.state = m->end_state;
        ended.offset = m->end_offset;
    }
    if (length)
        *length = ended.state != 0 ? ended.offset : 0;
    if (ended.state == 0)
        return uric_stream_end(m, u);
    return finish(&ended, u);
}
